//! The workbench over HTTP: sessions, jobs, the store, and the page.

//! The workbench over HTTP.

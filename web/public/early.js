// Sets theme and language before the first paint, so that nothing flashes. It knows nothing else.
try {
  const theme = localStorage.getItem('hra.theme');
  if (theme === '"dark"' || theme === '"light"') document.documentElement.dataset.theme = JSON.parse(theme);
  if (localStorage.getItem('hra.language') === '"cs"') document.documentElement.lang = 'cs';
} catch {
  // No storage (private windows): the defaults stand.
}

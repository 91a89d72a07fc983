// Loaded before the first paint, as a file of its own because the page allows no inline script: without it a reader
// who chose dark would see a white flash. Absent or unreadable storage means "as the system says".
(() => {
  try {
    const theme = localStorage.getItem('mission-ready:theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
})();

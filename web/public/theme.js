// Loaded before the first paint, as a file of its own because the page allows no inline script: without it a reader
// who chose dark would see a white flash. Absent or unreadable storage means "as the system says".
(() => {
  try {
    const theme = localStorage.getItem('mission-ready:theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {}
})();

// Zod would try to compile its checks with Function(), which the content security policy forbids and browsers report. It
// reads this before the first schema is made, and modules make theirs before the app's own code runs.
globalThis.__zod_globalConfig = { jitless: true };

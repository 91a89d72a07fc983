// Starts the app of a page that the server has drawn (decision 0072), once the browser has shown the drawing: fetched at
// once, the scripts would stand in its way on a slow line. A file of its own because pages allow no inline script.
(() => {
  const { app, files } = document.currentScript.dataset;
  const scripts = [...files.split(' '), app];
  const breathe = () => new Promise((resolve) => setTimeout(resolve));

  // Fetched side by side, run one after the other with the browser in between: asked for and run at one go they hold a
  // slow phone for a third of a second.
  const run = async () => {
    for (const [at, href] of scripts.entries()) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (at % 8 === 7) await breathe();
    }
    for (const script of scripts) {
      await import(script);
      await breathe();
    }
  };

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    run().catch(() => {
      // The connection dropped, or a newer version was put up meanwhile: the drawing's links still lead somewhere.
      document.getElementById('root').inert = false;
    });
  };
  // A tab in the background draws nothing; a second is for a window that hides meanwhile.
  if (document.visibilityState === 'hidden') start();
  else {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1000);
  }
})();

// As root Chromium needs --no-sandbox; the next keep it from asking for hosts that tests must not need.
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A journey leaves each page within seconds: making its code faster costs more than it saves.
  // Its pages do keep what was compiled, though: the next journey is on the same app, in the same process.
  '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode',
];

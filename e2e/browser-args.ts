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
  '--js-flags=--no-opt,--no-maglev',
];

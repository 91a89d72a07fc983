const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'a Chromebook'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
];

/** A browser and its system in words, as a person would know them again: "Chrome on Windows". All that is kept of the header. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS) =>
    list.find(([pattern]) => pattern.test((userAgent ?? '').slice(0, 500)))?.[1];
  const browser = named(BROWSERS) ?? 'Unknown browser';
  const system = named(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

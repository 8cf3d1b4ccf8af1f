/** Browsers by their mark in the header. Every one names others too, so that the first match counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/kontor-cli/, 'Kontor CLI'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
  [/curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/**
 * Browser and system of a `User-Agent` in words that a person recognises: `Firefox, Windows`. Empty for an unknown program, and nothing of
 * the header itself: it is whatever a client sends.
 */
export function deviceOf(userAgent: string | readonly string[] | undefined): string {
  const text = String(userAgent ?? '');
  const nameIn = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(text))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}

// What a host reads of a browser: 'Chrome on Windows'. Guessed from what it says of itself, in the order
// in which browsers pretend to be each other.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bSMART-TV\b|\bTizen\b|\bWeb0S\b|\bAndroid TV\b|\bGoogleTV\b/i, 'a television'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A browser's name for a host; 'Unknown browser' when it says nothing that we know. */
export function deviceName(userAgent: string): string {
  const match = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = match(BROWSERS) ?? 'Unknown browser';
  const system = match(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

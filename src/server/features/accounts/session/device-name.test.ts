import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KHTML}`;

it.each([
  [WINDOWS, 'Chrome on Windows'],
  [`${WINDOWS} Edg/140.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Edge/18.0`, 'Edge on Windows'],
  [`${WINDOWS} OPR/120.0.0.0`, 'Opera on Windows'],
  ['Opera/9.80 (Windows NT 6.1)', 'Opera on Windows'],
  [`${WINDOWS} Vivaldi/7.5`, 'Vivaldi on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [`${MAC} AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (Mac OS X) Safari/605', 'Safari on macOS'],
  [`${MAC} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${IPHONE} EdgiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Edge on iPhone'],
  ['Mozilla/5.0 (iPod touch; CPU like Mac OS X) Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPad'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge on Android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${KHTML} Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chromium/140.0`, 'Chrome on Linux'],
  ['Mozilla/5.0 (Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; FreeBSD) Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (SMART-TV; Linux) ${KHTML} Chrome/120 Safari/537`, 'Chrome on a television'],
  ['Mozilla/5.0 (Linux; Tizen 8.0) SamsungBrowser/7.0', 'Samsung Internet on a television'],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) Chrome/120.0', 'Chrome on a television'],
  ['Mozilla/5.0 (Linux; Android TV 12) Chrome/120.0', 'Chrome on a television'],
  ['Mozilla/5.0 (Linux; Android 12; GoogleTV) Chrome/120.0', 'Chrome on a television'],
  ['curl/8.5.0', 'Unknown browser'],
  ['curl/8.5.0 (Windows)', 'Unknown browser on Windows'],
  ['Firefox/140.0', 'Firefox'],
  ['', 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

// What the popup shows at its end: it tells the window that opened it, and closes. The script is a file of
// its own, because no page of Riffle has inline code.
import type { GoogleResult } from '#contract/accounts.ts';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { googleText } from '#sentences/google.ts';

export const GOOGLE_SCRIPT = '/api/auth/google/popup.js';
export const GOOGLE_STYLE = '/api/auth/google/popup.css';

/** The page for an end: null when somebody is signed in now. */
export function googlePage(error: ErrorCode | null): string {
  const sentence = error === null ? googleText.signedIn : messageOf(error);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Riffle</title>
<link rel="stylesheet" href="${GOOGLE_STYLE}">
<script src="${GOOGLE_SCRIPT}" data-error="${error ?? ''}" defer></script>
</head>
<body>
<main>
<h1>Riffle</h1>
<p role="status">${googleText.ended({ sentence })}</p>
<p><a href="/">${googleText.back}</a></p>
</main>
</body>
</html>
`;
}

const TYPE: GoogleResult['type'] = GOOGLE_CHANNEL;

/**
 * Tells the opener, and every tab of this origin on the channel of the same name: a provider's page may
 * have cut the tie to the opener.
 */
export const GOOGLE_SCRIPT_TEXT = `'use strict';
const script = document.querySelector('script[data-error]');
const result = { type: '${TYPE}', error: script.dataset.error || null };
const channel = new BroadcastChannel('${TYPE}');
channel.postMessage(result);
if (window.opener) window.opener.postMessage(result, window.location.origin);
setTimeout(() => window.close(), 100);
`;

export const GOOGLE_STYLE_TEXT = `body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  background: #17111f;
  color: #fdf8ee;
  font: 18px/1.5 system-ui, sans-serif;
  text-align: center;
}
main { padding: 32px; max-width: 30em; }
a { color: #ffc078; }
`;

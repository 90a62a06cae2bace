// Browser storage that may be full, forbidden or tampered with: it then holds nothing.

export function readStored(key: `riffle:${string}`): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text, or removes the entry with null. */
export function writeStored(key: `riffle:${string}`, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the app works, it only forgets.
  }
}

/** Text as JSON, or undefined when it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

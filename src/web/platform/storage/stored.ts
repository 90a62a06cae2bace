// Browser storage that may be full, forbidden or tampered with: it then holds nothing. The privacy page lists
// every key (PRIVACY-09).

type StoredKey = `riffle:${string}`;
/** Kept by the browser until it is removed, or by the tab until it is closed. */
type Keeper = 'browser' | 'tab';

/** Where words are kept that each tab has its own of; one that has none begins with what the browser has kept last. */
export const TAB_FIRST = ['tab', 'browser'] as const;

export function readStored(key: StoredKey, keeper: Keeper = 'browser'): string | null {
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text, or removes the entry with null. */
export function writeStored(key: StoredKey, text: string | null, keeper: Keeper = 'browser'): void {
  try {
    if (text === null) storageOf(keeper).removeItem(key);
    else storageOf(keeper).setItem(key, text);
  } catch {
    // Without storage the app works, it only forgets.
  }
}

/** Throws where storage is forbidden. */
function storageOf(keeper: Keeper): Storage {
  return keeper === 'tab' ? sessionStorage : localStorage;
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

// What this browser is connected by, as far as it says so.

/** By the byte, or sparing by the user's wish. */
export function isMetered(): boolean {
  if (!('connection' in navigator)) return false;
  const connection: unknown = navigator.connection;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, type }: { readonly saveData?: unknown; readonly type?: unknown } = connection;
  return saveData === true || type === 'cellular';
}

/** Whether the app was opened as an installed one. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

// How long a test waits for what must come. Machines are shared: what is slow there is not wrong, so the figures
// only end a run that hangs. None of them is part of what a test proves.

/** A share of it for runs in which something is broken on purpose, and much that is waited for never comes. */
const SHARE = Number(process.env['PATIENCE'] ?? 1);
/** A test is many events, of which one at most is waited for in vain. */
const SHARE_OF_MANY = Math.min(1, 3 * SHARE);

/** For one event: a line, a mail, a row, a text on the page. Milliseconds, as all here. */
export const EVENT_MS = 60_000 * SHARE;
/** For a whole test of a server. */
export const TEST_MS = 240_000 * SHARE_OF_MANY;
/** For starting and stopping what tests share. */
export const HOOK_MS = 240_000 * SHARE_OF_MANY;

/** So long it is waited for what a press does, before it is made again. */
export const PRESS_MS = 5_000;

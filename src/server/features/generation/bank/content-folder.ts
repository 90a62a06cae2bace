import { join } from 'node:path';

/** Where Riffle's own cards lie. */
export const CONTENT = join(import.meta.dirname, '../../../../../content');

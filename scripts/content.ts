// Writes what is made of `content/`: the schemas for editors, and the index of the topic packs by which the server
// finds them. A test says when that is due.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTENT } from '../src/server/features/generation/bank/content-folder.ts';
import { loadPack, packIds } from '../src/server/features/generation/bank/load.ts';
import { indexed, INDEX_FILE } from '../src/server/features/generation/bank/topic-index.ts';
import { SCHEMAS } from '../src/server/features/generation/bank/topic.ts';

const folder = join(CONTENT, 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(SCHEMAS)) {
  write(join(folder, `${name}.json`), z.toJSONSchema(schema, { io: 'input' }));
}
const ids = await packIds();
const topics = await Promise.all(ids.map(async (id) => indexed(id, await loadPack(id))));
write(INDEX_FILE, { topics });

function write(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

// Writes the schemas of `content/` beside it, for editors; `bank.test.ts` says when that is due.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SCHEMAS } from '../src/server/features/generation/bank/topic.ts';
import { CONTENT } from '../src/server/features/generation/bank/topics.ts';

const folder = join(CONTENT, 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(SCHEMAS)) {
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  );
}

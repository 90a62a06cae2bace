// `npm run cards -- check <file>…`: what is wrong with topic packs, one sentence a fault.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { faultsOf } from '../src/server/features/generation/bank/pack-faults.ts';
import { TopicPack } from '../src/server/features/generation/bank/topic.ts';

function check(path: string): number {
  const parsed = TopicPack.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  const faults = parsed.success
    ? faultsOf(basename(path, '.json'), parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  for (const fault of faults) console.log(`${path}: ${fault}`);
  if (faults.length === 0) console.log(`${path}: nothing wrong`);
  return faults.length;
}

const [command, ...paths] = process.argv.slice(2);
if (command !== 'check' || paths.length === 0) {
  console.error('npm run cards -- check <file>…');
  process.exitCode = 2;
} else if (paths.map(check).some((faults) => faults > 0)) process.exitCode = 1;

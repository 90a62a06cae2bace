// What an npm script gives to Node: processes under test are started as an operator's are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../../package.json');

/** Node's arguments of a script that starts `node` or `exec node`: flags and the file to run. */
export function npmScript(name: string): readonly string[] {
  const command: string = JSON.parse(readFileSync(PACKAGE, 'utf8')).scripts[name];
  const words = command.split(' ');
  return words.slice(words.indexOf('node') + 1);
}

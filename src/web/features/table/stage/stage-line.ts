// A stage's end of the line: which console it follows, and what that one shows.
import { shiftTimer } from '#domain/match/timer.ts';
import { now } from '#web/platform/match/steady-clock.ts';
import { parseTable } from '#web/platform/match/table-form.ts';
import type { Table } from '#web/platform/match/table-view.ts';
import { showLife } from './stage-life.ts';
import { openLine, type Told } from './stage-channel.ts';

/** A console is asked so often, and is gone when it has not answered for so long. */
const ASK_MS = 2000;
const PATIENCE_MS = 5000;
/** One that has said goodbye may only be loading anew. */
const GRACE_MS = 4000;

export interface Followed extends Omit<Told, 'table' | 'hearer'> {
  readonly table: Table;
  /** This stage makes the sounds. */
  readonly isHeard: boolean;
}

interface Hears {
  readonly onTold: (followed: Followed) => void;
  readonly onGone: () => void;
}

/** Follows a console until the answer is called: the first that answers, or the one that the host comes to. */
export function followConsole({ onTold, onGone }: Hears): () => void {
  let followed: string | undefined;
  let silence = setTimeout(onGone, GRACE_MS);
  const waitFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(onGone, ms);
  };
  const line = openLine((message) => {
    if (message.type === 'left' && message.from === followed) {
      followed = undefined;
      waitFor(GRACE_MS);
      ask();
    }
    if (message.type !== 'told') return;
    if (followed !== undefined && followed !== message.from && !message.takes) return;
    const read = readTold(message.told, message.at, line.id);
    if (!read) return;
    followed = message.from;
    waitFor(PATIENCE_MS);
    onTold(read);
  });
  let holds = false;
  const ask = () => line.say({ type: 'follow', from: line.id, holds });
  const leave = () => line.say({ type: 'unfollow', from: line.id });
  const asking = setInterval(ask, ASK_MS);
  addEventListener('pagehide', leave);
  ask();
  const endLife = showLife(line.id, () => {
    holds = true;
    ask();
  });
  return () => {
    clearTimeout(silence);
    clearInterval(asking);
    removeEventListener('pagehide', leave);
    leave();
    endLife();
    line.close();
  };
}

/** The other window's clock is not quite this one's. */
function readTold({ table, hearer, ...told }: Told, at: number, id: string): Followed | undefined {
  const read = parseTable(table, at);
  if (!read) return undefined;
  const { match, view } = read;
  const timer = shiftTimer(match.timer, now() - at);
  return { ...told, table: { match: { ...match, timer }, view }, isHeard: hearer === id };
}

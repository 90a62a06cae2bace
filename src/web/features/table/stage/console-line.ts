// The console's end of the line to its stages.
import { now } from '#web/platform/match/steady-clock.ts';
import { watchStages } from './stage-life.ts';
import { openLine, type Told } from './stage-channel.ts';
import { changeWindows, currentWindows } from './windows.ts';

interface ConsoleLine {
  /** What is on the table from now on; nothing is made of it while nobody follows. */
  readonly tell: (make: () => Told) => void;
  readonly close: () => void;
}

export function openConsoleLine(): ConsoleLine {
  let make: (() => Told) | undefined;
  const watch = watchStages(forget);
  const line = openLine((message) => {
    if (message.type === 'unfollow') {
      forget(message.from);
    } else if (message.type === 'follow') {
      watch.heardOf(message.from, message.holds === true);
      remember(message.from);
      post(false);
    }
  });
  const { id: from } = line;
  const post = (takes: boolean) => {
    if (make) line.say({ type: 'told', from, takes, at: now(), told: make() });
  };
  const take = () => post(true);
  const leave = () => line.say({ type: 'left', from });
  const events = { focus: take, pageshow: take, pagehide: leave };
  for (const [name, act] of Object.entries(events)) addEventListener(name, act);
  return {
    tell: (next) => {
      const isFirst = make === undefined;
      make = next;
      if (isFirst || currentWindows().stages.length > 0) post(isFirst);
    },
    close: () => {
      for (const [name, act] of Object.entries(events)) removeEventListener(name, act);
      leave();
      line.close();
      watch.stop();
      changeWindows({ stages: [] });
    },
  };
}

function remember(stage: string): void {
  const { stages } = currentWindows();
  if (!stages.includes(stage)) changeWindows({ stages: [...stages, stage] });
}

function forget(stage: string): void {
  const { stages } = currentWindows();
  if (stages.includes(stage)) changeWindows({ stages: stages.filter((id) => id !== stage) });
}

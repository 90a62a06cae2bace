import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { openStream } from './stream.ts';

it('PHONE-14 a stream whose browser has gone before it opened is not begun: nothing would end it', async () => {
  const begun: string[] = [];
  const outgoing = Object.assign(new EventEmitter(), {
    destroyed: true,
    removeHeader: () => {},
    writeHead: () => begun.push('written'),
    write: () => true,
    end: () => {},
  });
  const services = {
    rooms: { listen: () => begun.push('listening') },
    stopping: new AbortController().signal,
  };
  // Only what a screen's stream asks for.
  type Asked = Parameters<typeof openStream>;
  const [known, c, caller] = [services, { env: { outgoing } }, { room: {}, role: 'screen' }];
  await openStream(...([known, c, caller] as unknown as Asked));
  expect(begun).toEqual([]);
});

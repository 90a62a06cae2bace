// A proxy that lets everything through but event streams, as those of schools, hotels and offices do.
import { createServer, request as send, type ServerResponse } from 'node:http';

/** `refused`: an error at once; `silent`: no answer at all; `held`: an answer that begins, and nothing of its content. */
export type StreamBlock = 'refused' | 'silent' | 'held';

export interface BlockingProxy {
  /** Streams that were asked for. */
  readonly blocked: () => number;
  stop(): Promise<void>;
}

/** Listens on `port` and forwards to `target`, both on this machine. */
export async function startStreamBlock(
  block: StreamBlock,
  { port, target }: { readonly port: number; readonly target: number },
): Promise<BlockingProxy> {
  let blocked = 0;
  const http = createServer((incoming, outgoing) => {
    if (/^\/api\/rooms\/\w+\/events/.test(incoming.url ?? '')) {
      blocked += 1;
      refuse(block, outgoing);
      return;
    }
    const { method, url, headers } = incoming;
    const asked = send({ host: '127.0.0.1', port: target, method, path: url, headers });
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return {
    blocked: () => blocked,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function refuse(block: StreamBlock, outgoing: ServerResponse): void {
  if (block === 'refused') outgoing.writeHead(502).end();
  if (block === 'held') {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.flushHeaders();
  }
}

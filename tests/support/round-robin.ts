// A balancer in front of several servers: each request goes to the next one that lets it in.
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  readonly port: number;
  /** Requests that each server has answered, by its port. */
  readonly answered: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/** `ports` tells the servers of the moment. */
export async function startRoundRobin(
  ports: () => readonly number[],
  port = 0,
): Promise<RoundRobin> {
  const answered = new Map<number, number>();
  let turn = 0;
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    triesLeft: number,
  ): void => {
    const all = ports();
    turn += 1;
    const target = all[turn % all.length] ?? 0;
    const { method, url, headers } = incoming;
    const asked = send({
      host: '127.0.0.1',
      port: target,
      method,
      path: url,
      // As proxies do: a server in local mode answers to its own names alone.
      headers: { ...headers, host: `127.0.0.1:${target}` },
      agent: false,
    });
    asked.on('response', (answer) => {
      answered.set(target, (answered.get(target) ?? 0) + 1);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // Only what nobody has read goes to another server: anything else may have been done already.
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) {
        forward(incoming, body, outgoing, triesLeft - 1);
      } else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => asked.destroy());
    asked.end(body);
  };
  const http = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => forward(incoming, Buffer.concat(pieces), outgoing, 5));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    answered,
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

// A line between a client and a server that can be cut, refused or go silent, as networks do.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** `pass` forwards, `refuse` lets nobody in, `silent` takes everything and forwards nothing. */
  mood: 'pass' | 'refuse' | 'silent';
  /** Called with each piece that a client sends, before it is forwarded; true cuts the line after it. */
  onSend: ((piece: Buffer) => boolean) | undefined;
  /** Breaks every line at once. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const lines = new Set<Socket>();
  const server = createServer((client) => {
    if (proxy.mood === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      lines.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
      from.on('data', (piece: Buffer) => {
        if (proxy.mood === 'silent') return;
        const isLast = from === client && (proxy.onSend?.(piece) ?? false);
        to.write(piece, () => {
          if (isLast) client.resetAndDestroy();
        });
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    mood: 'pass',
    onSend: undefined,
    cut: () => {
      for (const line of lines) line.destroy();
    },
    stop: async () => {
      proxy.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

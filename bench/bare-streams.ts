// A process that does nothing but write what is posted to it to event streams: GET /<group> opens one, and a POST
// to the same path is told to all of the group.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const groups = new Map<string, Set<ServerResponse>>();

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const group = groups.get(path) ?? new Set();
  groups.set(path, group);
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    group.add(response);
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => (text += piece));
  request.on('end', () => {
    for (const stream of group) stream.write(`data: ${text}\n\n`);
    response.end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this form
  process.send?.((server.address() as AddressInfo).port);
});
// Nobody is left to tell it anything.
process.on('disconnect', () => process.exit());

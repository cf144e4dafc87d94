import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './admission/address.ts';
import type { Trust } from './admission/proxies.ts';

/**
 * Maximum number of open connections of one address, and of all. A browser opens six; a school behind one address a
 * few hundred.
 */
const MOST_OF_ADDRESS = 512;
const MOST_OF_ALL = 8192;

/**
 * Closes connections beyond the limits at once, so that idle sockets cost little and other clients are served.
 * @param exempt reverse proxies, which carry the connections of many clients
 * @param workers processes among which the system distributes connections evenly
 */
export function limitConnections(server: Server, exempt: Trust, workers = 1): void {
  const open = new Map<string, number>();
  server.maxConnections = Math.ceil(MOST_OF_ALL / workers);
  const mostOfAddress = Math.ceil(MOST_OF_ADDRESS / workers);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || exempt(remoteAddress)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostOfAddress) socket.destroy();
  });
}

/**
 * While the server stops, each reply ends its connection: keep-alive connections would delay the shutdown, and a proxy
 * would go on using them.
 * @param stopping aborted once the server is told to stop
 */
export function endConnectionsOnClose(app: FastifyInstance, stopping: AbortSignal): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing || stopping.aborted) reply.header('connection', 'close');
  });
}

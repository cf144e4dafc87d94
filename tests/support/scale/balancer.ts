import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ready } from '../../../contract/operations.ts';

/** Milliseconds between two checks of a server. */
const CHECK = 100;

/** A reverse proxy in front of several servers, as HAProxy is one: requests go to those that are ready, in turn. */
export interface Balancer {
  readonly address: string;
  readonly add: (server: string) => void;
  /** Number of replies of a server so far. */
  readonly served: (server: string) => number;
  readonly close: () => void;
}

/** Starts a balancer. A request that it cannot pass on is answered with 502 or 503, never tried again. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const served = new Map<string, number>();
  const isReady = new Map<string, boolean>();
  let turn = 0;
  const check = async (server: string) => {
    const reply = await fetch(server + ready.path).catch(() => undefined);
    await reply?.text().catch(() => undefined);
    isReady.set(server, reply?.status === 200);
  };
  const timer = setInterval(() => {
    for (const server of isReady.keys()) void check(server);
  }, CHECK);
  // A connection that is closed while the next request is on its way to it would look like a failure of a server.
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const able = [...isReady].flatMap(([server, yes]) => (yes ? [server] : []));
    const server = able[turn++ % able.length];
    if (server === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method = 'GET', url = '/', headers } = incoming;
    const passed = request(server + url, { method, headers, agent }, (reply) => {
      served.set(server, (served.get(server) ?? 0) + 1);
      const { connection: _hop, 'keep-alive': _limit, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(outgoing);
    });
    // A reply that breaks off cannot become another one: its connection ends, as HAProxy ends it.
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: (server) => void isReady.set(server, false),
    served: (server) => served.get(server) ?? 0,
    close: () => {
      clearInterval(timer);
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

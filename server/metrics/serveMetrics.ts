import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const TIMEOUT_MS = 10_000;

/**
 * Serves `GET /metrics` on a port of its own, for Prometheus. It has no login: whoever reaches the port reads it.
 * @param port 0 lets the system choose
 * @returns the listening server
 * @throws the system's error if it cannot listen there
 */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = TIMEOUT_MS;
  server.headersTimeout = TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

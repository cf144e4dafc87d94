import type { FastifyInstance } from 'fastify';

/** Logs one line per answered request at level `info`, without query, headers and bodies. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, originalUrl, ip, log }, reply) => {
    const [path] = originalUrl.split('?');
    const took = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, path, status: reply.statusCode, milliseconds: took, address: ip }, 'answered');
  });
}

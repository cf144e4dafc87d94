import type { FastifyInstance } from 'fastify';

/** Once the server is closing, every reply ends its connection: one that is kept would keep the server, too. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

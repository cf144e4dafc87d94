import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const SELF = "'self'";

/**
 * Helmet's headers. Computed once: they are the same for every reply, and computing them takes longer than sending
 * them.
 */
function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        styleSrc: [SELF],
        imgSrc: [SELF, 'data:', 'blob:'],
        mediaSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        workerSrc: [SELF],
        manifestSrc: [SELF],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [SELF],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, response as unknown as ServerResponse, (problem) => {
    if (problem) throw problem;
  });
  return headers;
}

/**
 * Adds security headers to every reply, including refusals. Scripts, styles and calls may only come from this server;
 * images and sounds may also be created in the page. Plain http is allowed, for home networks: enforcing https is the
 * proxy's task.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const SELF = "'self'";

/** Helmet's headers. They are the same for every reply, and to put them together takes longer than to send them. */
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
 * Headers for every reply, refused ones too. Scripts, styles and calls come from this server alone; pictures and sounds may
 * also be made in the page. Plain http stays plain, for play in a home network: to force https is the proxy's task.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

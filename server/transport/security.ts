import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";

/**
 * Headers for every reply. Scripts, styles and calls come from this server alone; pictures and sounds may also
 * be made in the page. Plain http stays plain, for play in a home network: to force https is the proxy's task.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
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
}

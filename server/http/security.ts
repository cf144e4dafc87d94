import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const SELF = "'self'";

/**
 * The sources of a policy that let exactly the styles pass that stand within a page.
 * @param root folder of the built client
 * @returns one for each element of styles (https://www.w3.org/TR/CSP3/#grammardef-hash-source); none without a page
 */
function stylesWithin(root: string): readonly string[] {
  const page = join(root, 'index.html');
  if (!existsSync(page)) return [];
  const styles = readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
  return [...styles].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}

/**
 * Helmet's headers. Computed once: they are the same for every reply, and computing them takes longer than sending
 * them.
 */
function securityHeaders(root: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        styleSrc: [SELF, ...stylesWithin(root)],
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
 * Adds security headers to every reply, including refusals. Scripts, styles and calls may only come from this server,
 * styles also from its page; images and sounds may also be created in the page. Plain http is allowed, for home networks: enforcing https is the
 * proxy's task.
 * @param root folder of the built client, whose page may have styles within it
 */
export function sendSecurityHeaders(app: FastifyInstance, root: string): void {
  const headers = securityHeaders(root);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

import type { FastifyInstance } from 'fastify';
import { malformed } from './refusal.ts';

/** Bytes of the largest body that a call takes. */
export const MOST_BYTES = 65_536;

/** JSON and nothing else; keys that would reach a prototype are refused. An empty body is no body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(body.length === 0 ? null : malformed('Send JSON with the content type application/json'), undefined);
  });
}

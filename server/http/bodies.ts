import type { FastifyInstance } from 'fastify';
import { malformed } from './refusal.ts';

/** Maximum size of a request body in bytes. */
export const MOST_BYTES = 65_536;

/** Accepts only JSON bodies; rejects keys that would change a prototype. An empty body counts as none. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(body.length === 0 ? null : malformed('notSentAsJson'), undefined);
  });
}

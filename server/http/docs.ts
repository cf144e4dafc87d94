import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const SELF = "'self'";
const NONE = "'none'";

/** Swagger UI needs more than the game's own policy: inline styles, and images in its styles. */
const POLICY = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'object-src': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
};

/** Serves `/api/docs` with every call, generated from the contract; `/api/docs/json` is the OpenAPI document. */
export async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApi(version) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
}

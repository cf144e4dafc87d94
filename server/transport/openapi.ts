import * as z from 'zod/mini';
import type { Access, Call } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { errorReply } from '../../contract/errors.ts';

type Json = Record<string, unknown>;

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request could never be right',
  401: 'No token, or a dead one',
  403: 'Not yours',
  404: 'Does not exist, or not for this player',
  409: 'Not possible in the present state',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The server cannot serve now',
};
const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  anyone: [],
  player: [{ player: [] }],
  admin: [{ operator: [] }],
};

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

function refusalsOf({ refusals }: Call): Json {
  const entries = [...refusals, 429, 503].map((status) => [
    status,
    { description: REASONS[status], content: jsonOf({ $ref: '#/components/schemas/Error' }) },
  ]);
  return Object.fromEntries(entries);
}

function parametersOf({ query }: Call): Json[] {
  if (!query) return [];
  const { properties } = schemaOf(query, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    security: SECURITY[call.access],
    parameters: parametersOf(call),
    ...(call.body && { requestBody: { content: jsonOf(schemaOf(call.body, 'input')) } }),
    responses: {
      200: {
        description: 'Done',
        content: call.stream
          ? { 'text/event-stream': { schema: schemaOf(call.reply, 'output') } }
          : jsonOf(schemaOf(call.reply, 'output')),
      },
      ...refusalsOf(call),
    },
  };
}

/** The OpenAPI 3.1 description of every call of the contract. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  return {
    openapi: '3.1.0',
    info: { title: 'Emberwild', version, description: 'The calls of the game, made from its contract.' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: {
        player: bearer('The access_token of login or signup'),
        operator: bearer('ADMIN_TOKEN of the server'),
      },
    },
  };
}

import * as z from 'zod/mini';
import type { Access, Call } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { errorReply } from '../../contract/errors.ts';
import { MOST_KEPT_BYTES, MOST_KEPT_REPLIES, REPLAYED } from './calls/idempotency.ts';

type Json = Record<string, unknown>;

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request could never be right',
  401: 'No token, or a dead one',
  403: 'Not yours, or the account is suspended',
  404: 'Does not exist, or not for this player',
  409: 'Not possible in the present state; or the first request with this Idempotency-Key still runs (key_in_use)',
  422: 'The Idempotency-Key was used with another body',
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

const isEventStream = ({ stream, reply }: Call): boolean =>
  stream && schemaOf(reply, 'output').type === 'string';

function refusalsOf({ refusals }: Call): Json {
  const entries = [...refusals, 429, 503].map((status) => [
    status,
    { description: REASONS[status], content: jsonOf({ $ref: '#/components/schemas/Error' }) },
  ]);
  return Object.fromEntries(entries);
}

/** The header of idempotent calls. */
const KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Makes a repeat harmless: the same key of the same caller with the same call and body is answered as the first time, for 24 hours, as long as it is among the latest ${MOST_KEPT_REPLIES} of a player and these have no more than ${MOST_KEPT_BYTES / 1024} KiB together. Of steps and choices in battles, the latest is answered again; an earlier one is refused, and not made a second time. Nothing is kept of a call that was refused, or that only tells what is there already.`,
  schema: { type: 'string', description: '1 to 255 printable characters, also as a string in quotes' },
};

/** The header of a reply that was kept. */
const REPLAYED_HEADER: Json = {
  [REPLAYED]: {
    description: 'Present if this is the reply to an earlier request with the same Idempotency-Key',
    schema: { type: 'string', const: 'true' },
  },
};

function parametersOf({ query, idempotent }: Call): Json[] {
  const { properties } = (query ? schemaOf(query, 'input') : {}) as { properties?: Record<string, Json> };
  const inQuery = Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
  return idempotent ? [...inQuery, KEY] : inQuery;
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
        ...(call.idempotent && { headers: REPLAYED_HEADER }),
        content: isEventStream(call)
          ? { 'text/event-stream': { schema: schemaOf(call.reply, 'output') } }
          : jsonOf(schemaOf(call.reply, 'output')),
      },
      ...refusalsOf(call),
    },
  };
}

/** Returns the OpenAPI 3.1 document of every call in the contract. */
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

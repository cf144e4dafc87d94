import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { inPool, RAW_NUMBERS } from './pool.ts';

/** Who sends a request: somebody without a token, one of two players, the operator, or somebody with a false token. */
export const SENDERS = ['nobody', 'owner', 'other', 'operator', 'false'] as const;

/** A part of a payload, by its number, and what stands in its place. */
type Change = readonly [at: number, other: unknown];

/** A request of any call, right or wrong. Values of the test's players stand in it as places in a pool. */
export interface FuzzedRequest {
  /** Name of the call. */
  readonly name: string;
  readonly sender: (typeof SENDERS)[number];
  readonly method: string;
  /**
   * A value that is sent as JSON, or a text that is sent as it is (a query's text for a GET), or what is right when it is
   * sent, with these parts of it replaced.
   */
  readonly payload:
    | { readonly json: unknown }
    | { readonly text: string }
    | { readonly right: readonly Change[] }
    | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts of a JSON schema that describe a value. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const MOST_OF_LIST = 6;
const FAR = 1000;

const DEEP = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;
/** As text, because object literals would set the prototype. */
const PROTOTYPES = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"hasOwnProperty":null}',
].map((text) => JSON.parse(text) as unknown);

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '😀'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../etc/passwd',
  "' or 1=1; drop table players; --",
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00%0d%0a',
  '-1',
  '1e309',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(65),
  'x'.repeat(3000),
  'x'.repeat(60_000),
];
const ODD_NUMBERS = [
  -1,
  0,
  0.5,
  -0.1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e300,
  Number.MIN_VALUE,
  ...RAW_NUMBERS,
];

/** Any code points. fast-check's own unit for them first makes a table of all of them, which takes seconds. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((at) => String.fromCodePoint(at)),
});

/** Any value that a field does not expect. */
const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], DEEP, ...PROTOTYPES) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, () => 1)) },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 2, arbitrary: anyText },
);

/** A value that the schema allows, mostly; `name` is the field that it is for. */
function valueFor(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, valueFor(one, key)]);
      const known = fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
        requiredKeys: [...(schema.required ?? [])],
      });
      const more = schema.additionalProperties;
      if (!more) return known;
      return fc.dictionary(inPool(name), valueFor(more, name), { maxKeys: 3 });
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_OF_LIST } = schema;
      return fc.array(valueFor(items, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_OF_LIST)),
      });
    }
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -FAR, -FAR),
        max: Math.min(schema.maximum ?? FAR, FAR),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return inPool(name);
  }
}

/** The value with one of its parts, itself included, replaced by another value; `at` counts them in order. */
function replaced(value: unknown, at: number, other: unknown): unknown {
  let left = at % partsOf(value);
  const visit = (part: unknown): unknown => {
    if (left-- === 0) return other;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, visit(one)]));
  };
  return visit(value);
}
const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + partsOf(part), 1)
    : 1;

/** The value with its parts replaced one after the other. */
export const changed = (value: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((now, [at, other]) => replaced(now, at, other), value);
const someChanges = fc.array(fc.tuple(fc.nat({ max: 30 }), odd), { minLength: 1, maxLength: 3 });

/** A right value, and the same with up to three of its parts or fields spoilt. */
const rightOrSpoilt = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 2, arbitrary: right },
    {
      weight: 4,
      arbitrary: fc.tuple(right, someChanges).map(([value, changes]) => changed(value, changes)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          right,
          fc.dictionary(fc.constantFrom('id', 'level', 'kind', 'playerId', 'toString', 'a'.repeat(99)), odd),
        )
        .map(([value, more]) => (typeof value === 'object' ? { ...value, ...more } : value)),
    },
    { weight: 1, arbitrary: odd },
  );

const BROKEN_TEXTS = [
  '{',
  '}',
  '[',
  '"',
  'null',
  '\0',
  '{"a":1}}',
  '{"__proto__":1}',
  '[[[[',
  '{"id":"\\ud800"}',
];
const BROKEN_QUERIES = [
  '%',
  '%00',
  'skip=%ff',
  'skip[]=1',
  '__proto__[a]=1',
  'id=1&id=2',
  '&&&=',
  `a=${'%41'.repeat(3000)}`,
];

function payloadFor(call: Call): fc.Arbitrary<FuzzedRequest['payload']> {
  const part = call.body ?? call.query;
  const schema = part ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema) : {};
  const right = part ? valueFor(schema, '') : fc.constant({});
  const texts = call.method === 'GET' ? BROKEN_QUERIES : BROKEN_TEXTS;
  return fc.oneof(
    { weight: 8, arbitrary: rightOrSpoilt(right).map((json) => ({ json })) },
    { weight: 2, arbitrary: fc.constant({ right: [] }) },
    { weight: 4, arbitrary: someChanges.map((changes) => ({ right: changes })) },
    { weight: 1, arbitrary: fc.constantFrom(...texts).map((text) => ({ text })) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
});
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.constantFrom('one', '"one"', 'two', '', '"', 'k'.repeat(255), 'k'.repeat(256), '"a\\"b"'),
      printable,
    ),
    'last-event-id': fc.oneof(fc.constantFrom('-1', '1e3', '9'.repeat(400), 'x'), printable),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'x',
    ),
    'x-forwarded-for': printable,
  },
  { requiredKeys: [] },
);

const senders = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('owner' as const, 'other' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...SENDERS) },
);

/** Requests of all calls of the contract, so that those that are added are fuzzed, too. */
export const anyRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  ...CALLS.map((call) =>
    fc.record({
      name: fc.constant(call.name),
      sender: call.access === 'admin' ? fc.constantFrom(...SENDERS, 'operator' as const) : senders,
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
      ),
      payload: payloadFor(call),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    }),
  ),
);

/** A right request of each call. */
export const RIGHT_REQUESTS: readonly FuzzedRequest[] = CALLS.map(({ name, method }) => ({
  name,
  sender: 'owner',
  method,
  payload: { right: [] },
  headers: {},
}));

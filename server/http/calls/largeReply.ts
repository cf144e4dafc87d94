import { setImmediate as othersTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

/** Milliseconds that the work for one request may hold the event loop before other requests have their turn. */
const LONGEST_HOLD = 2;

/**
 * Returns a function to be awaited between two parts of long work. It lets other requests have their turn if the work
 * has gone on for more than 2 ms since the last pause, and costs next to nothing otherwise.
 */
export function pauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= LONGEST_HOLD) return;
    await othersTurn();
    began = performance.now();
  };
}

/** The parts of a schema that this file looks at. */
interface Parts {
  readonly type: string;
  readonly element?: core.$ZodType;
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
}

/** An object's schema without the elements of its lists, and the schema of the elements of each list. */
interface Lists {
  readonly rest: z.ZodMiniType;
  readonly elements: ReadonlyMap<string, z.ZodMiniType>;
}

const known = new WeakMap<z.ZodMiniType, Lists>();

const partsOf = (schema: core.$ZodType) =>
  schema._zod as unknown as { constr: new (def: unknown) => core.$ZodType; def: Parts };

function listsOf(schema: z.ZodMiniType): Lists {
  const found = known.get(schema);
  if (found) return found;
  const { constr, def } = partsOf(schema);
  const elements = new Map<string, z.ZodMiniType>();
  const shape = Object.entries(def.shape ?? {}).map(([key, field]) => {
    const list = partsOf(field);
    if (list.def.type !== 'array') return [key, field] as const;
    elements.set(key, list.def.element as z.ZodMiniType);
    return [key, new list.constr({ ...list.def, element: z.unknown() })] as const;
  });
  const rest = elements.size > 0 ? new constr({ ...def, shape: Object.fromEntries(shape) }) : schema;
  const lists = { rest: rest as z.ZodMiniType, elements };
  known.set(schema, lists);
  return lists;
}

/**
 * Checks a reply and writes it as JSON, with a pause between the elements of its lists, so that a large reply does not
 * hold the event loop. Lists within lists are not divided.
 * @param check validates a part and returns the schema's output; the name that it gets is for its errors
 */
export async function writeInSlices(
  name: string,
  schema: z.ZodMiniType,
  reply: unknown,
  check: (name: string, schema: z.ZodMiniType, value: unknown) => unknown,
  pause = pauses(),
): Promise<string> {
  const { rest, elements } = listsOf(schema);
  const checked = check(name, rest, reply);
  if (elements.size === 0) return JSON.stringify(checked);
  const fields: string[] = [];
  for (const [key, field] of Object.entries(checked as Record<string, unknown>)) {
    const element = elements.get(key);
    if (!element) {
      if (field !== undefined) fields.push(`${JSON.stringify(key)}:${JSON.stringify(field)}`);
      continue;
    }
    const texts: string[] = [];
    for (const [place, one] of (field as unknown[]).entries()) {
      await pause();
      texts.push(JSON.stringify(check(`${name}, ${key}.${place},`, element, one)));
    }
    fields.push(`${JSON.stringify(key)}:[${texts.join(',')}]`);
  }
  return `{${fields.join(',')}}`;
}

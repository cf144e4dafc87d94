import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { expectation } from './expectation.ts';

/** The folders of the content that are checked. */
export type ContentPart =
  | 'species'
  | 'moves'
  | 'encounters'
  | 'maps'
  | 'items'
  | 'starters'
  | 'gyms'
  | 'challenges'
  | 'people'
  | 'signs'
  | 'things';

/** One mistake: where it is, what was expected there and what was found. */
export interface Problem {
  readonly part: ContentPart;
  /** The entry of the part: a species, a move, a map, a leader. Empty for the whole part. */
  readonly key: string;
  /** Path within the entry, such as `baseStats.hp`. Empty for the whole entry. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

const MOST_SHOWN = 90;

/** A value as a problem shows it: as JSON, shortened if it is long. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text;
}

/**
 * Returns a function that makes the problems of one entry: `report(field, expected, found)`. Found values are shown
 * as JSON.
 * @param part folder of the content
 * @param key the entry
 */
export function reporter(part: ContentPart, key: string) {
  return (field: string, expected: string, found: unknown): Problem => ({
    part,
    key,
    field,
    expected,
    found: shown(found),
  });
}
export type Report = ReturnType<typeof reporter>;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (part === null || part === undefined ? undefined : Reflect.get(Object(part), key)),
    value,
  );

/** The problems that a schema finds in a value. */
export function checkShape(schema: $ZodType, value: unknown, report: Report): Problem[] {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map((issue) =>
    report(issue.path.join('.'), expectation(issue), at(value, issue.path)),
  );
}

/** A problem as one line: `dampaw.baseStats.hp: expected …, found …`. */
export const problemLine = ({ part, key, field, expected, found }: Problem): string =>
  `${[key || part, field].filter(Boolean).join('.')}: expected ${expected}, found ${found}`;

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { regions } from '../../../content/gyms/index.ts';
import type { Person } from './person.ts';

/** The file of each person, named after the leader's id: `greenreach/rime.ts` for `rime-hall`. */
const places = new Map(
  regions.flatMap(({ name, leaders, champion }) =>
    [...leaders, champion].map(({ id }) => [id, `${name.toLowerCase()}/${id.split('-')[0]}.ts`] as const),
  ),
);

/** Ids of all leaders and champions, in the order in which players meet them. */
export const leaderIds = (): string[] => [...places.keys()];

const fileOf = (id: string): string => {
  const place = places.get(id);
  if (!place) throw new Error(`no gym leader or champion "${id}"`);
  return place;
};

/** Ids of those that have a drawing. */
export const portraitIds = (): string[] =>
  leaderIds().filter((id) => existsSync(join(import.meta.dirname, fileOf(id))));

const isPerson = (value: unknown, id: string): value is Person =>
  typeof value === 'object' && value !== null && 'draw' in value && 'id' in value && value.id === id;

/**
 * Loads the drawing of a leader.
 * @throws Error if its file exports no person with that id
 */
export async function loadPerson(id: string): Promise<Person> {
  const module: Readonly<Record<string, unknown>> = await import(`./${fileOf(id)}`);
  const found = Object.values(module).find((value) => isPerson(value, id));
  if (!isPerson(found, id)) throw new Error(`tools/art/people/${fileOf(id)} draws no person "${id}"`);
  return found;
}

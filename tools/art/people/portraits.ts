import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { regions } from '../../../content/gyms/index.ts';
import type { Person } from './person.ts';

/** A person is drawn in a file that is named like the one of the leader: `greenreach/rime.ts` for `rime-hall`. */
const places = new Map(
  regions.flatMap(({ name, leaders, champion }) =>
    [...leaders, champion].map(({ id }) => [id, `${name.toLowerCase()}/${id.split('-')[0]}.ts`] as const),
  ),
);

/** Ids of everybody who needs a portrait, in the order in which they are met. */
export const leaderIds = (): string[] => [...places.keys()];

const fileOf = (id: string): string => {
  const place = places.get(id);
  if (!place) throw new Error(`no gym leader or champion "${id}"`);
  return place;
};

/** Ids of those who are drawn. */
export const portraitIds = (): string[] =>
  leaderIds().filter((id) => existsSync(join(import.meta.dirname, fileOf(id))));

const isPerson = (value: unknown, id: string): value is Person =>
  typeof value === 'object' && value !== null && 'draw' in value && 'id' in value && value.id === id;

/**
 * The drawing of a leader.
 * @throws Error where its file draws nobody of that id
 */
export async function loadPerson(id: string): Promise<Person> {
  const module: Readonly<Record<string, unknown>> = await import(`./${fileOf(id)}`);
  const found = Object.values(module).find((value) => isPerson(value, id));
  if (!isPerson(found, id)) throw new Error(`tools/art/people/${fileOf(id)} draws no person "${id}"`);
  return found;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { species } from '../../content/species/index.ts';
import type { Creature } from './creature.ts';

/** A species is drawn in the file of its name; other files of the folder hold what a line of creatures shares. */
const fileOf = (id: string): string => join(import.meta.dirname, 'creatures', `${id}.ts`);

/** Ids of the species that have a drawing, in the order of the Pokedex. */
export const drawnIds = (): string[] => Object.keys(species).filter((id) => existsSync(fileOf(id)));

const isCreature = (value: unknown, id: string): value is Creature =>
  typeof value === 'object' && value !== null && 'draw' in value && 'id' in value && value.id === id;

/**
 * The drawing of a species.
 * @throws Error where its file has no creature of that id
 */
async function loadCreature(id: string): Promise<Creature> {
  const module: Readonly<Record<string, unknown>> = await import(`./creatures/${id}.ts`);
  const found = Object.values(module).find((value) => isCreature(value, id));
  if (!isCreature(found, id)) throw new Error(`tools/art/creatures/${id}.ts draws no creature "${id}"`);
  return found;
}

/**
 * The drawings of these species, or of all that have one. Only their files are read.
 * @throws Error for a species without a drawing
 */
export const loadCreatures = (ids: readonly string[] = drawnIds()): Promise<Creature[]> =>
  Promise.all(ids.map(loadCreature));

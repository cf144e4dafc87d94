import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { species } from '../../content/species/index.ts';
import type { Creature } from './creature.ts';
import { SvgSource } from './svg/source.ts';
import { SourceFault } from './svg/source-fault.ts';

/** Folder of the designers' SVG files, which the baker uses instead of the drawings. */
export const SOURCES = join(import.meta.dirname, '../../assets/sources/creatures');

/** Each species has a file with its name. The other files of the folder hold code that an evolution line shares. */
const fileOf = (id: string): string => join(import.meta.dirname, 'creatures', `${id}.ts`);

/** Ids of the species that have a drawing, in the order of the Pokedex. */
export const drawnIds = (): string[] => Object.keys(species).filter((id) => existsSync(fileOf(id)));

const isCreature = (value: unknown, id: string): value is Creature =>
  typeof value === 'object' && value !== null && 'draw' in value && 'id' in value && value.id === id;

/**
 * Ids of the species whose drawing a designer's SVG replaces.
 * @throws SourceFault for a file that is not named after a drawn species
 */
export function sourceIds(folder = SOURCES): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const ids = names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -4));
  const drawn = drawnIds();
  const stray = ids.find((id) => !drawn.includes(id));
  if (stray !== undefined)
    throw new SourceFault(
      `assets/sources/creatures/${stray}.svg: no species of this name is drawn; name it as its species, in lower case`,
    );
  return ids;
}

/**
 * Reads the designer's SVG of a species.
 * @throws SourceFault with the name of the file and the reason if it cannot be baked
 */
function readSource(id: string, folder: string): SvgSource {
  const file = `${id}.svg`;
  try {
    return new SvgSource(id, readFileSync(join(folder, file), 'utf8'));
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    throw new SourceFault(`assets/sources/creatures/${file}: ${words}`, { cause: problem });
  }
}

/**
 * Loads the drawing of a species.
 * @throws Error if its file exports no creature with that id
 */
async function loadDrawing(id: string): Promise<Creature> {
  const module: Readonly<Record<string, unknown>> = await import(`./creatures/${id}.ts`);
  const found = Object.values(module).find((value) => isCreature(value, id));
  if (!isCreature(found, id)) throw new Error(`tools/art/creatures/${id}.ts draws no creature "${id}"`);
  return found;
}

/**
 * Loads the drawings of these species as their code draws them, without SVGs. Imports only their files.
 * @throws Error for a species without a drawing
 */
export const loadDrawings = (ids: readonly string[]): Promise<Creature[]> =>
  Promise.all(ids.map(loadDrawing));

/**
 * Loads the drawings of these species, by default of all, each with the SVG in `folder` that replaces it.
 * @throws Error for a species without a drawing
 * @throws SourceFault for an SVG that cannot be baked
 */
export async function loadCreatures(
  ids: readonly string[] = drawnIds(),
  folder = SOURCES,
): Promise<Creature[]> {
  const sources = sourceIds(folder);
  const drawings = await loadDrawings(ids);
  return drawings.map((drawing) =>
    sources.includes(drawing.id) ? { ...drawing, source: readSource(drawing.id, folder) } : drawing,
  );
}

import { z } from 'zod';

const tileset = z.object({
  firstgid: z.int().min(1),
  source: z.string().optional(),
  image: z.string().optional(),
  name: z.string().optional(),
  tilewidth: z.int().positive().optional(),
  tileheight: z.int().positive().optional(),
  margin: z.int().min(0).default(0),
  spacing: z.int().min(0).default(0),
  columns: z.int().min(0).optional(),
  tilecount: z.int().min(0).optional(),
});
const layer = z.object({
  name: z.string(),
  type: z.string(),
  visible: z.boolean().default(true),
  data: z.union([z.array(z.int().min(0)), z.string()]).optional(),
  encoding: z.string().optional(),
});
const map = z.object({
  orientation: z.string(),
  infinite: z.boolean().default(false),
  width: z.int(),
  height: z.int(),
  tilewidth: z.int(),
  tileheight: z.int(),
  layers: z.array(layer),
  tilesets: z.array(tileset),
});

/** A map as Tiled saves it, reduced to the fields that the game needs. */
export type TiledMap = z.infer<typeof map>;
export type TiledLayer = z.infer<typeof layer>;
export type TiledSet = z.infer<typeof tileset>;

/** Whether data looks like a Tiled map; it may be incomplete. */
export const isTiled = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'tilesets' in data && 'orientation' in data;

/**
 * Reads a Tiled map.
 * @throws Error that names the field that is missing or has the wrong type
 */
export function readTiled(data: unknown): TiledMap {
  const read = map.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The layer that marks cells where nobody can walk; it is never drawn. */
export const WALLS = 'blocked';
/** Tile layers that are drawn, the lowest first. */
export const drawnLayers = ({ layers }: TiledMap): TiledLayer[] =>
  layers.filter(({ type, name, visible }) => type === 'tilelayer' && visible && name !== WALLS);
export const wallsOf = ({ layers }: TiledMap): TiledLayer | undefined =>
  layers.find(({ type, name }) => type === 'tilelayer' && name === WALLS);

/** Name of a tileset's picture, `tiles/my-meadow`, from the path that Tiled writes, which is relative to the map. */
export function pictureOf({ image = '' }: TiledSet): string {
  const parts = image.replaceAll('\\', '/').split('/');
  const below = parts.findLastIndex((part) => part === 'generated' || part === 'overrides');
  const name = parts.slice(below + 1).filter((part) => part !== '..' && part !== '.');
  // A path that does not leave the folder is relative to the map, so it is below `maps`.
  const steps = below < 0 && !image.startsWith('..') ? ['maps', ...name] : name;
  return steps.join('/').replace(/\.\w+$/, '');
}

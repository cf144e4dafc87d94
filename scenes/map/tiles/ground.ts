import { paint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { MapFile, MapLayer, PaintedLayer, TerrainLayer } from './mapFile.ts';

/** One layer of tiles from one picture, row by row; -1 is empty. */
export interface Coat {
  readonly terrain: TerrainLayer;
  readonly tiles: readonly number[];
  readonly turned?: PaintedLayer['turned'];
  readonly picture: HTMLImageElement;
}

/** The map's own layers as coats. */
export const coatsOf = (
  { terrain }: MapFile,
  layers: readonly MapLayer[],
  picture: HTMLImageElement,
): Coat[] => layers.map(({ tiles }) => ({ terrain, tiles, picture }));

/**
 * Paints layers of a map into one texture. The tiles are joined before scaling, so that no gaps appear between them.
 * One image also costs less to draw than two thousand tiles.
 */
export function paintLayers(scene: StageScene, name: string, size: number, coats: readonly Coat[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = size * Math.max(...coats.map(({ terrain }) => terrain.tileWidth), 1);
  canvas.height = size * Math.max(...coats.map(({ terrain }) => terrain.tileHeight), 1);
  const context = canvas.getContext('2d');
  if (context !== null) for (const coat of coats) paintCoat(context, size, coat);
  const { scale, logicalWidth: width, logicalHeight: height } = scene.surface;
  return paint(scene, name, { width, height }, scale, (target) =>
    target.drawImage(canvas, 0, 0, width, height),
  );
}

function paintCoat(
  context: CanvasRenderingContext2D,
  size: number,
  { terrain, tiles, turned = [], picture }: Coat,
): void {
  const { tileWidth, tileHeight, margin, spacing, columns } = terrain;
  const turns = new Map(turned);
  const [wide, high] = [context.canvas.width / size, context.canvas.height / size];
  tiles.forEach((tile, index) => {
    if (tile < 0) return;
    const left = margin + (tile % columns) * (tileWidth + spacing);
    const top = margin + Math.floor(tile / columns) * (tileHeight + spacing);
    const turn = turns.get(index) ?? 0;
    context.setTransform(1, 0, 0, 1, ((index % size) + 0.5) * wide, (Math.floor(index / size) + 0.5) * high);
    if (turn & 4) context.scale(-1, 1);
    if (turn & 2) context.scale(1, -1);
    if (turn & 1) context.transform(0, 1, 1, 0, 0, 0);
    context.drawImage(picture, left, top, tileWidth, tileHeight, -wide / 2, -high / 2, wide, high);
  });
  context.resetTransform();
}

import { paint } from '../shared/paint.ts';
import type { StageScene } from '../shared/stageScene.ts';
import type { Layer, MapFile } from './mapFile.ts';

/**
 * Layers of a map as one texture. Tiles are put together before anything is scaled, so that no seam can open
 * between them; one picture also costs less to draw than two thousand tiles.
 */
export function paintLayers(
  scene: StageScene,
  name: string,
  { size, terrain }: MapFile,
  layers: readonly Layer[],
  tiles: HTMLImageElement,
): string {
  const { tileWidth, tileHeight, margin, spacing, columns } = terrain;
  const canvas = document.createElement('canvas');
  canvas.width = size * tileWidth;
  canvas.height = size * tileHeight;
  const context = canvas.getContext('2d');
  for (const layer of layers) {
    layer.tiles.forEach((tile, index) => {
      if (tile < 0) return;
      const left = margin + (tile % columns) * (tileWidth + spacing);
      const top = margin + Math.floor(tile / columns) * (tileHeight + spacing);
      const x = (index % size) * tileWidth;
      const y = Math.floor(index / size) * tileHeight;
      context?.drawImage(tiles, left, top, tileWidth, tileHeight, x, y, tileWidth, tileHeight);
    });
  }
  const { scale, logicalWidth: width, logicalHeight: height } = scene.surface;
  return paint(scene, name, { width, height }, scale, (target) =>
    target.drawImage(canvas, 0, 0, width, height),
  );
}

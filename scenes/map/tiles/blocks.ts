import type { GameObjects } from 'phaser';
import type { StageScene } from '../../shared/stageScene.ts';
import type { GroundAt } from './terrain.ts';

/** Side of a block in cells and in map pixels. */
export const blockCells = 4;
export const blockSide = blockCells * 16;

/** A block of the map: column and row, counted in blocks. */
export interface Block {
  readonly column: number;
  readonly row: number;
}

/** The blocks of a map with at least one cell for which `wanted` holds. Most layers cover few blocks. */
export function blocksWith(size: number, wanted: (column: number, row: number) => boolean): Block[] {
  const perSide = Math.ceil(size / blockCells);
  const blocks = Array.from({ length: perSide ** 2 }, (_, index) => ({
    column: index % perSide,
    row: Math.floor(index / perSide),
  }));
  return blocks.filter(({ column, row }) => {
    for (let cell = 0; cell < blockCells ** 2; cell += 1) {
      const x = column * blockCells + (cell % blockCells);
      const y = row * blockCells + Math.floor(cell / blockCells);
      if (x < size && y < size && wanted(x, y)) return true;
    }
    return false;
  });
}

const wet = new Set(['water', 'shore', 'bridge', 'cloud']);

/** Whether water is visible in a cell. Includes neighbours of water, because shores are round. */
export const isWet = (groundAt: GroundAt, column: number, row: number): boolean =>
  [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => wet.has(groundAt(column + dx, row + dy) ?? '')));

/**
 * Shows some blocks of a texture that covers the whole map, each at its place; empty blocks are not drawn. Edges lie
 * on whole device pixels.
 */
export function showBlocks(
  scene: StageScene,
  texture: string,
  blocks: readonly Block[],
): GameObjects.Image[] {
  const { scale, width, height } = scene.surface;
  const edge = (block: number, most: number) => Math.min(Math.round(block * blockSide * scale), most);
  return blocks.map(({ column, row }) => {
    const [left, top] = [edge(column, width), edge(row, height)];
    const name = `${column},${row}`;
    const [wide, high] = [edge(column + 1, width) - left, edge(row + 1, height) - top];
    scene.textures.get(texture).add(name, 0, left, top, wide, high);
    return scene.picture(left / scale, top / scale, texture, name).setOrigin(0, 0);
  });
}

import type { GameObjects } from 'phaser';
import { paint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Living } from '../alive.ts';
import { type Block, blockSide, blocksWith, isWet } from '../tiles/blocks.ts';
import type { MapFile, Strokes, Water } from '../tiles/mapFile.ts';
import { groundsOf } from '../tiles/terrain.ts';

const depth = -20;

interface Piece {
  readonly image: GameObjects.Image;
  readonly x: number;
  readonly y: number;
}

/** A repeating pattern over the map that can be moved. Only pieces that may cover water are drawn. */
class Coat {
  readonly #pieces: readonly Piece[];
  /** Side of a piece in map pixels, pieces along each side of the pattern, and side of the pattern in map pixels. */
  readonly #side: number;
  readonly #perPeriod: number;
  readonly #period: number;

  constructor(scene: StageScene, texture: string, side: number, perPeriod: number, lakes: readonly Block[]) {
    const { scale } = scene.surface;
    this.#side = side;
    this.#perPeriod = perPeriod;
    this.#period = side * perPeriod;
    const pixels = Math.round(side * scale);
    const found = scene.textures.get(texture);
    for (let index = 0; index < perPeriod ** 2; index += 1) {
      const [column, row] = [index % perPeriod, Math.floor(index / perPeriod)];
      found.add(index, 0, column * pixels, row * pixels, pixels, pixels);
    }
    // A piece starts at its block and slides right and down by less than its own side. So the pieces of the block
    // itself and of its left and upper neighbours are enough.
    const near = new Set(
      lakes.flatMap(({ column, row }) =>
        [-1, 0].flatMap((dx) => [-1, 0].map((dy) => `${column + dx},${row + dy}`)),
      ),
    );
    this.#pieces = [...near].map((name) => {
      const [column = 0, row = 0] = name.split(',').map(Number);
      const image = scene.picture(0, 0, texture).setOrigin(0, 0).setDepth(depth);
      return { image, x: column, y: row };
    });
  }

  /** Moves the pattern `x`, `y` map pixels away from its start. */
  move(x: number, y: number, opacity: number): void {
    const [side, count] = [this.#side, this.#perPeriod];
    const [left, top] = [wrap(x, this.#period), wrap(y, this.#period)];
    const [columns, rows] = [Math.floor(left / side), Math.floor(top / side)];
    const [restX, restY] = [left - columns * side, top - rows * side];
    for (let index = 0; index < this.#pieces.length; index += 1) {
      const piece = this.#pieces[index];
      if (piece === undefined) continue;
      const frame = wrap(piece.y - rows, count) * count + wrap(piece.x - columns, count);
      piece.image
        .setFrame(frame, false, false)
        .setPosition(piece.x * side + restX, piece.y * side + restY)
        .setAlpha(opacity);
    }
  }
}

const wrap = (value: number, period: number): number => ((value % period) + period) % period;

/** The water below the map. It is visible through holes in the ground. */
export class Waves implements Living {
  readonly #flow: Water['flow'];
  readonly #near: Coat;
  readonly #far: Coat;

  constructor(scene: StageScene, map: MapFile) {
    const { water, size } = map;
    const { scale } = scene.surface;
    const grounds = groundsOf(map);
    const lakes = blocksWith(size, (column, row) => isWet(grounds, column, row));
    this.#flow = water.flow;
    const bed = paint(scene, 'water', { width: 4, height: 4 }, scale, (context) => {
      context.fillStyle = water.colour;
      context.fillRect(-1, -1, 6, 6);
    });
    for (const { column, row } of lakes) {
      const image = scene.picture(column * blockSide, row * blockSide, bed).setOrigin(0, 0);
      image.setDisplaySize(blockSide, blockSide).setDepth(depth - 1);
    }
    const perPeriod = Math.round(water.period / blockSide);
    // A whole number of device pixels, so that the pieces join without gaps.
    const side = Math.round(blockSide * scale) / scale;
    const [far, near] = water.coats.map((strokes, index) => {
      const period = side * perPeriod;
      const texture = paint(scene, `waves${index}`, { width: period, height: period }, scale, (context) =>
        drawStrokes(context, strokes, period / water.period),
      );
      return new Coat(scene, texture, side, perPeriod, lakes);
    });
    if (far === undefined || near === undefined) throw new Error('The water of the map has no two coats');
    this.#far = far;
    this.#near = near;
  }

  live(seconds: number): void {
    const [x, y] = this.#flow;
    // The two coats move slightly across each other, so that wave crests meet and part.
    const swell = Math.sin(seconds * 0.5);
    this.#far.move(x * seconds * 0.55 + swell * 2, y * seconds * 0.55, 0.85 + 0.15 * Math.sin(seconds * 0.9));
    this.#near.move(x * seconds - swell * 3, y * seconds + swell, 0.72 - 0.28 * Math.sin(seconds * 0.9));
  }
}

function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Strokes[], stretch: number): void {
  context.scale(stretch, stretch);
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' });
  for (const { path, colour, width, opacity } of strokes) {
    Object.assign(context, { strokeStyle: colour, lineWidth: width, globalAlpha: opacity });
    context.stroke(new Path2D(path));
  }
}

import type { GameObjects } from 'phaser';
import { paint } from '../../shared/paint/paint.ts';
import type { StageScene } from '../../shared/stageScene.ts';
import type { Sheet } from './looseObjects.ts';
import type { Atlas, AtlasFrame, MapPicture } from './mapFile.ts';

/** Empty device pixels round each picture, so that texture filtering never shows a neighbour. */
const gap = 3;
/** Device pixels of the gap that belong to the frame, so that its edge stays smooth when it is rotated. */
const margin = 1;

interface Packed {
  readonly name: string;
  readonly frame: AtlasFrame;
  /** Place in the texture, in device pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The pictures of a map, redrawn at the screen's pixel density: sharp at every ratio, and all in one texture, so that
 * they are drawn in one batch.
 */
export class MapPictures {
  readonly #scene: StageScene;
  readonly #atlas: Atlas;
  readonly #texture: string;

  constructor(scene: StageScene, atlas: Atlas, image: Sheet, names: ReadonlySet<string>) {
    this.#scene = scene;
    this.#atlas = atlas;
    const { scale } = scene.surface;
    const shrink = scale / atlas.scale;
    const packed = pack(atlas, names, shrink);
    const side = Math.max(...packed.pieces.map(({ x, width }) => x + width), 1) + gap;
    const size = { width: side / scale, height: packed.height / scale };
    this.#texture = paint(scene, 'figures', size, scale, (context) => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      for (const { frame, x, y, width, height } of packed.pieces) {
        context.drawImage(image, frame.x, frame.y, frame.width, frame.height, x, y, width, height);
      }
    });
    const texture = scene.textures.get(this.#texture);
    for (const { name, x, y, width, height } of packed.pieces)
      texture.add(name, 0, x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  }

  /** Places a picture on the map with its foot at `x`, `y`; null if the picture is missing. */
  place({ frame, x, y, depth }: MapPicture): GameObjects.Image | null {
    const found = this.#atlas.frames[frame];
    if (found === undefined) return null;
    const { scale } = this.#scene.surface;
    const shrink = scale / this.#atlas.scale;
    // Whole device pixels, because fractions would blur a still image.
    const whole = (units: number) => Math.round(units * scale) / scale;
    const image = this.#scene.picture(whole(x), whole(y), this.#texture, frame).setDepth(depth);
    const origin = (anchor: number) => Math.round(anchor * shrink) + margin;
    return image.setDisplayOrigin(origin(found.anchorX), origin(found.anchorY));
  }
}

/** Arranges the pictures in rows, the highest first. */
function pack(
  atlas: Atlas,
  names: ReadonlySet<string>,
  shrink: number,
): { pieces: Packed[]; height: number } {
  const wanted = [...names].flatMap((name) => {
    const frame = atlas.frames[name];
    return frame === undefined ? [] : [{ name, frame }];
  });
  wanted.sort((one, other) => other.frame.height - one.frame.height);
  const rowWidth = Math.max(Math.ceil(1024 * shrink), 256);
  const pieces: Packed[] = [];
  let [x, y, row] = [gap, gap, 0];
  for (const { name, frame } of wanted) {
    const [width, height] = [Math.round(frame.width * shrink), Math.round(frame.height * shrink)];
    if (x + width + gap > rowWidth && x > gap) [x, y, row] = [gap, y + row + gap, 0];
    pieces.push({ name, frame, x, y, width, height });
    x += width + gap;
    row = Math.max(row, height);
  }
  return { pieces, height: y + row + gap };
}

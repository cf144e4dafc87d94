import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Anchor point of a picture as shares of its width and height; Phaser calls it the origin. */
export type Anchor = readonly [x: number, y: number];

interface Sheet {
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly anchorX: number;
  readonly anchorY: number;
}
interface Atlas {
  readonly frames: Readonly<
    Record<string, { width: number; height: number; anchorX: number; anchorY: number }>
  >;
}

/** Height of a creature's feet in its picture, and of the surface on which creatures stand in a platform's. */
const FEET: Anchor = [0.5, 0.9375];
const SURFACE: Anchor = [0.5, 0.47];
const MIDDLE: Anchor = [0.5, 0.5];

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Returns a function that gives the anchor of a picture by its name without an ending. */
export function anchorsOf(root: string): (name: string) => Anchor {
  const read = <Data>(name: string): Data =>
    JSON.parse(readFileSync(path.join(root, 'assets/generated', `${name}.json`), 'utf8')) as Data;
  const { frames } = read<Atlas>('tiles/objects');
  return (name) => {
    if (name.startsWith('creatures/')) return FEET;
    if (name.endsWith('.platform')) return SURFACE;
    if (name.startsWith('characters/') && name.endsWith('.walk')) {
      const { frameWidth, frameHeight, anchorX, anchorY } = read<Sheet>(name);
      return [round(anchorX / frameWidth), round(anchorY / frameHeight)];
    }
    const object = frames[name.replace('tiles/', '')];
    if (!name.startsWith('tiles/') || object === undefined) return MIDDLE;
    return [round(object.anchorX / object.width), round(object.anchorY / object.height)];
  };
}

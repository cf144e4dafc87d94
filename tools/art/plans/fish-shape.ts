import type { Anchors, Place } from './body.ts';

/** Proportions and pose of a fish; every number is optional. */
export interface FishShape {
  /** Length of the body without the tail fin in units, 100…190. */
  readonly length?: number;
  /** Height of the body in units, 40 like an eel … 130 like a moonfish. */
  readonly depth?: number;
  /** Size of the tail fin relative to the depth, 0.4…1.3. */
  readonly tail?: number;
  /** Height of the back fin relative to the depth, 0…0.9. */
  readonly crest?: number;
  /** Length of the side fin relative to the depth, 0.2…1. */
  readonly fin?: number;
  /** Degrees by which the nose points up. */
  readonly tilt?: number;
  /** How far the tail is bent towards the viewer, −1…1. */
  readonly bend?: number;
}

/** Sizes and places of a fish, in units. */
export function measureFish(shape: FishShape) {
  const { length = 160, depth = 100, tilt = 4, bend = 0.2, fin = 0.55 } = shape;
  const [middleX, middleY] = [120, 128];
  const angle = (tilt * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  /** A place on the fish: `a` from −1 nose to 1 root of the tail, `b` from −1 back to 1 belly. */
  const at = (a: number, b: number, corner = false): readonly [number, number, boolean] => {
    const droop = a > 0 ? bend * a * a * depth * 0.24 : 0;
    const [x, y] = [(a * length) / 2, (b * depth) / 2 + droop];
    return [middleX + x * cos - y * sin, middleY + x * sin + y * cos, corner];
  };
  const place = (a: number, b: number): Place => {
    const [x, y] = at(a, b);
    return [x, y];
  };
  const [headX, headY] = place(-0.5, 0);
  const anchors: Anchors = {
    head: { x: headX, y: headY, radius: Math.min(depth * 0.42, length * 0.27) },
    crown: place(-0.34, -0.86),
    muzzle: place(-0.84, 0.34),
    earLeft: place(-0.6, -0.72),
    earRight: place(-0.12, -0.3),
    back: [place(-0.34, -0.88), place(0.06, -0.9), place(0.44, -0.62), place(0.8, -0.32)],
    tail: place(0.98, 0),
    shoulders: [place(-0.3, 0.66), place(-0.02, 0.3)],
    feet: [place(-0.1, 0.98)],
    hands: [place(-0.06 + (fin * depth) / length, 0.9)],
    belly: place(-0.1, 0.6),
  };
  return { at, anchors, depth, tilt, fin, bend };
}

import { GAITS, type Gait } from '../gaits.ts';
import type { Disc } from './outline.ts';

/** What the drawing of a species tells about its pictures. */
export interface KnownRig {
  readonly gait: Gait;
  readonly front: Disc | null;
  readonly back: Disc | null;
}

const isNumbers = (value: unknown): value is [number, number, number] =>
  Array.isArray(value) && value.length === 3 && value.every((one) => typeof one === 'number');

/** Places in the file are thousandths of the picture. */
const headOf = (value: unknown): Disc | null =>
  isNumbers(value) ? { x: value[0] / 1000, y: value[1] / 1000, r: value[2] / 1000 } : null;

/** Reads `creatures/rigs.json`: for each species its gait, and the head's middle and radius from the front and from behind. */
export function readRigs(content: unknown): Readonly<Record<string, KnownRig>> {
  const known: Record<string, KnownRig> = {};
  if (typeof content !== 'object' || content === null) return known;
  for (const [id, row] of Object.entries(content)) {
    const [gait, front, back] = Array.isArray(row) ? row : [];
    known[id] = {
      gait: GAITS.find((one) => one === gait) ?? 'walks',
      front: headOf(front),
      back: headOf(back),
    };
  }
  return known;
}

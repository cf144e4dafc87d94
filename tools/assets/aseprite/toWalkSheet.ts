import { DIRECTIONS, faultsOf, framesOf, sourceOf } from './faults.ts';
import type { AsepriteFrame, AsepriteSheet } from './sheet.ts';

/** A figure is 32 map pixels high; its feet are at this share of its height. */
const HEIGHT = 32;
const FOOT = 89 / 96;

/** Rectangle of a frame on the picture, and its upper left corner within the untrimmed frame. */
type Cell = readonly [x: number, y: number, width: number, height: number, left: number, top: number];

/** The walk data that the map reads: type `WalkSheet` in scenes/map/tiles/mapFile.ts. */
export interface WalkSheet {
  readonly image: string;
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly scale: number;
  readonly directions: readonly string[];
  readonly steps: readonly string[];
  readonly framesPerSecond: number;
  readonly anchorX: number;
  readonly anchorY: number;
  /** All directions of the first step, then all directions of the second, and so on. */
  readonly cells: readonly Cell[];
}

/**
 * Converts an Aseprite export, trimmed or not and with frames in any order, into the walk data that the map reads.
 * @param name of the sheet without an ending, `characters/player.walk`; its picture has the same
 * @throws Error that says what is wrong with the export
 */
export function toWalkSheet(name: string, sheet: AsepriteSheet): WalkSheet {
  const [fault] = faultsOf(sheet);
  if (fault) throw new Error(`expected ${fault.expected}, found ${fault.found}. ${fault.mend}`);
  const tags = DIRECTIONS.flatMap((direction) =>
    sheet.tags.filter((tag) => tag.name === direction).slice(0, 1),
  );
  const walks = tags.map((tag) => framesOf(sheet, tag));
  const steps = (walks[0] ?? []).map((_, step) => `${step}`);
  const [first] = sheet.frames;
  if (first === undefined) throw new Error('expected frames, found none');
  const { w, h } = sourceOf(first);
  return {
    image: name,
    frameWidth: w,
    frameHeight: h,
    scale: h / HEIGHT,
    directions: DIRECTIONS,
    steps,
    framesPerSecond: 1000 / first.duration,
    anchorX: sheet.pivot?.x ?? w / 2,
    anchorY: sheet.pivot?.y ?? Math.round(h * FOOT),
    cells: steps.flatMap((_, step) => walks.flatMap((walk) => walk.slice(step, step + 1).map(cellOf))),
  };
}

const cellOf = ({ frame, spriteSourceSize }: AsepriteFrame): Cell => [
  frame.x,
  frame.y,
  frame.w,
  frame.h,
  spriteSourceSize?.x ?? 0,
  spriteSourceSize?.y ?? 0,
];

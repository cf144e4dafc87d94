import type { SideName } from '../../../rules/model/events.ts';
import type { Room } from '../../shared/surface.ts';

export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** Where things are in a battle, in units of the scene. */
export interface BattleLayout {
  readonly width: number;
  readonly height: number;
  /** Largest width on the screen, in css pixels. */
  readonly most: number;
  /** Between the feet of each creature. */
  readonly feet: Readonly<Record<SideName, StagePoint>>;
  /** Height and width of each creature's picture. */
  readonly size: Readonly<Record<SideName, number>>;
  /** Width of the ground under each creature. */
  readonly platform: Readonly<Record<SideName, number>>;
  readonly plate: Readonly<Record<SideName, StagePoint & { readonly width: number }>>;
  /** Size of the letters on the canvas. */
  readonly letters: number;
}

export const wide: BattleLayout = {
  width: 992,
  height: 600,
  most: 992,
  feet: { player: { x: 244, y: 534 }, opponent: { x: 736, y: 342 } },
  size: { player: 400, opponent: 330 },
  platform: { player: 484, opponent: 360 },
  plate: { opponent: { x: 28, y: 30, width: 352 }, player: { x: 612, y: 468, width: 352 } },
  letters: 30,
};

/** For slots of phones: nearer, so that names can be read. */
export const narrow: BattleLayout = {
  width: 640,
  height: 600,
  most: 640,
  feet: { player: { x: 178, y: 532 }, opponent: { x: 466, y: 318 } },
  size: { player: 360, opponent: 288 },
  platform: { player: 380, opponent: 300 },
  plate: { opponent: { x: 14, y: 14, width: 340 }, player: { x: 286, y: 470, width: 340 } },
  letters: 34,
};

/** Slots that grow with the canvas take the narrow layout below this many css pixels. */
const narrowBelow = 600;
/** Slots of a fixed height take the layout that fills them better. */
const middling = Math.sqrt((wide.width / wide.height) * (narrow.width / narrow.height));

export function layoutFor({ width, height }: Room): BattleLayout {
  const isNarrow = height > 0 ? width / height < middling : width < narrowBelow;
  return isNarrow ? narrow : wide;
}

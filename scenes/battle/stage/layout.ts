import type { SideName } from '../../../rules/model/events.ts';
import type { Room } from '../../shared/surface.ts';

export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** Positions and sizes in a battle, in units of the scene. */
export interface BattleLayout {
  readonly width: number;
  readonly height: number;
  /** Largest width on the screen, in css pixels. */
  readonly most: number;
  /** The point between each creature's feet. */
  readonly feet: Readonly<Record<SideName, StagePoint>>;
  /** Height and width of each creature's picture. */
  readonly size: Readonly<Record<SideName, number>>;
  /** Width of the platform under each creature. */
  readonly platform: Readonly<Record<SideName, number>>;
  readonly plate: Readonly<Record<SideName, StagePoint & { readonly width: number }>>;
  /** Height of the letters on the canvas. */
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

/** For slots on phones: fewer units across, so that everything is larger and names are readable. */
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

/** For flat slots on phones: of the same shape as the wide layout, and everything in it nearly twice as large. */
export const low: BattleLayout = {
  width: 562,
  height: 340,
  most: 562,
  feet: { player: { x: 126, y: 300 }, opponent: { x: 432, y: 200 } },
  size: { player: 212, opponent: 184 },
  platform: { player: 258, opponent: 210 },
  plate: { opponent: { x: 8, y: 8, width: 304 }, player: { x: 250, y: 223, width: 304 } },
  letters: 22,
};

/** Slots use the layouts for phones below this width in css pixels. */
const narrowBelow = 600;
/** Slots of a fixed height use the layout that fills them better: narrow below this ratio of width to height. */
const middling = Math.sqrt((wide.width / wide.height) * (narrow.width / narrow.height));

export function layoutFor({ width, height }: Room): BattleLayout {
  const isFlat = height > 0 && width / height >= middling;
  if (width < narrowBelow) return isFlat ? low : narrow;
  return isFlat || height === 0 ? wide : narrow;
}

import type { FrameName } from './frames.ts';

/** Distance of a particle from its path. bow: 0 at both ends; orbit: constant; open: grows; close: shrinks. */
export type Swing = 'bow' | 'orbit' | 'open' | 'close';

/** The whole motion of one particle, in units, milliseconds and radians. It is fixed when the particle starts. */
export interface Flight {
  readonly frame: FrameName;
  readonly ms: number;
  readonly delay?: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to?: { readonly x: number; readonly y: number };
  /** Height of the arc above the straight path. */
  readonly bend?: number;
  /** Units that it falls below its path, accelerating; negative to rise. */
  readonly fall?: number;
  /**
   * Distance from the path and how it changes. `turns` is the number of turns, `flat` the orbit's height by its
   * width.
   */
  readonly reach?: number;
  readonly swing?: Swing;
  readonly turns?: number;
  readonly phase?: number;
  readonly flat?: number;
  /** Size at start and end, 1 is the drawn size; `long` stretches it lengthwise. */
  readonly size?: number;
  readonly grow?: number;
  readonly long?: number;
  /** Grows out of the ground and sinks back. */
  readonly sprout?: boolean;
  /** Rotation at the start and change until the end, in radians; `ahead` turns it along its path. */
  readonly angle?: number;
  readonly spin?: number;
  readonly ahead?: boolean;
  readonly mirrored?: boolean;
  /** Shares of its life in which it fades in and out. */
  readonly appear?: number;
  readonly fade?: number;
  readonly opacity?: number;
  /** 1 is constant speed, 2 accelerates, below 1 slows down. */
  readonly pace?: number;
  /** On the ground below all creatures, behind them, or in front of them. */
  readonly layer?: EffectLayer;
}

export type EffectLayer = 'ground' | 'behind' | 'front';

/** The state of a flight at a moment. One object is reused for all flights, so that a frame allocates nothing. */
export interface Moment {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  opacity: number;
}

export const newMoment = (): Moment => ({ x: 0, y: 0, width: 1, height: 1, angle: 0, opacity: 1 });

/** Writes the state of a flight at `progress`, 0 to 1, into `moment`. */
export function momentOf(flight: Flight, progress: number, moment: Moment): void {
  placeOf(flight, progress, moment);
  const { size = 1, grow = size, appear = 0.12, fade = 0.25, long = 1 } = flight;
  const now = size + (grow - size) * progress;
  const sprouted = flight.sprout ? sproutedAt(progress) : 1;
  moment.width = now * long;
  moment.height = now * sprouted;
  moment.angle = (flight.angle ?? 0) + (flight.spin ?? 0) * progress;
  const coming = appear > 0 ? Math.min(progress / appear, 1) : 1;
  const going = fade > 0 ? Math.min((1 - progress) / fade, 1) : 1;
  moment.opacity = (flight.opacity ?? 1) * Math.min(coming, going);
  if (flight.ahead) turnAhead(flight, progress, moment);
}

function placeOf(flight: Flight, progress: number, moment: Moment): void {
  const { from, to = from, bend = 0, fall = 0, reach = 0, pace = 1 } = flight;
  const way = pace === 1 ? progress : progress ** pace;
  const straightX = from.x + (to.x - from.x) * way;
  const straightY = from.y + (to.y - from.y) * way - bend * 4 * way * (1 - way) + fall * progress * progress;
  const far = reach === 0 ? 0 : reach * swung(flight.swing, progress);
  const turn = (flight.phase ?? 0) + (flight.turns ?? 1) * progress * Math.PI * 2;
  moment.x = straightX + Math.cos(turn) * far;
  moment.y = straightY + Math.sin(turn) * far * (flight.flat ?? 1);
}

function swung(swing: Swing | undefined, progress: number): number {
  if (swing === 'orbit') return 1;
  if (swing === 'open') return 1 - (1 - progress) ** 2;
  if (swing === 'close') return 1 - progress * progress;
  return Math.sin(progress * Math.PI);
}

const sproutedAt = (progress: number): number => {
  if (progress < 0.22) {
    const share = progress / 0.22;
    return share * (1.9 - 0.9 * share);
  }
  return progress > 0.75 ? 1 - ((progress - 0.75) / 0.25) ** 2 : 1;
};

const look = newMoment();

/** Rotates the particle along its path, measured from a place a little before or after. */
function turnAhead(flight: Flight, progress: number, moment: Moment): void {
  const step = progress < 0.03 ? 0.03 : -0.03;
  placeOf(flight, progress + step, look);
  const sign = Math.sign(step);
  moment.angle += Math.atan2((look.y - moment.y) * sign, (look.x - moment.x) * sign);
}

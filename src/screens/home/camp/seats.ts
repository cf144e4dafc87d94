import type { CSSProperties } from 'react';

/** A place at the fire, in units of the painting: 1,600 of them are the width of the window, or more. */
export interface Seat {
  /** From the fire to the middle of who stands there; negative to the left. */
  readonly across: number;
  /** From the lower edge of the painting to the feet. */
  readonly up: number;
  /** Size: nearer ones are larger. */
  readonly size: number;
}

const SEATS: readonly Seat[] = [
  { across: -212, up: 80, size: 186 },
  { across: 212, up: 80, size: 186 },
  { across: -410, up: 136, size: 172 },
  { across: 410, up: 136, size: 172 },
  { across: 262, up: 216, size: 152 },
  { across: -292, up: 216, size: 152 },
];

/** The place of the player, behind the fire. */
export const PLAYER_SEAT: Seat = { across: -116, up: 218, size: 146 };

/** The place of a member of the team, by its order. A team larger than the camp shares places. */
export const seatOf = (order: number): Seat => SEATS[order % SEATS.length] as Seat;

/** Css pixels of a unit in a narrow window; a wider one has more. */
const LEAST_UNIT = 0.54;
const WIDE = 1600;

/** Most css pixels of the side of who stands there, where text has its usual size. */
export const drawnSide = ({ size }: Seat): number =>
  Math.ceil(size * Math.max(LEAST_UNIT, globalThis.innerWidth / WIDE));

/** The place of a seat for the style sheet. Whoever is nearer stands before the others. */
export const seatStyle = ({ across, up, size }: Seat): CSSProperties =>
  ({ '--across': across, '--up': up, '--size': size, zIndex: 400 - up }) as CSSProperties;

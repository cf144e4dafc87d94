import type { Stance, Stances } from '../core/stance.ts';

/**
 * How parts stand while their creature strikes, is struck and has won, for creatures that look to the left: what is named
 * `far` points to the left, what is named `near` to the right.
 */
export const stances = {
  /** Thrust forward; thrown back; up. */
  head: {
    roar: { turn: -9, move: [-7, 5] },
    pain: { turn: 12, move: [6, 6] },
    joy: { turn: 7, move: [2, -6] },
  },
  /** The same for a head without a neck. */
  face: {
    roar: { turn: -5, move: [-5, 3] },
    pain: { turn: 7, move: [4, 4] },
    joy: { turn: 4, move: [1, -4] },
  },
  tail: { roar: { turn: -18, grow: 1.12 }, pain: 24, joy: { turn: -14, grow: 1.06 } },
  flame: { roar: { grow: 1.34 }, pain: { grow: 0.66 }, joy: { grow: 1.16 } },
  crest: { roar: { grow: 1.22 }, pain: { turn: 16, grow: 0.86 }, joy: { grow: 1.14 } },
  farEar: { roar: 20, pain: -24, joy: 24 },
  nearEar: { roar: -22, pain: 26, joy: -26 },
  /** Lifted to strike; planted wide; lifted. */
  foreleg: { roar: { turn: 34, move: [-5, -8] }, pain: { turn: 12 }, joy: { turn: 24, move: [-2, -6] } },
  hindleg: { roar: { turn: -16, move: [2, 0] }, pain: { turn: -12 }, joy: { turn: -8 } },
  farArm: { roar: 26, pain: -22, joy: 40 },
  nearArm: { roar: -28, pain: 18, joy: -42 },
  farWing: { roar: 26, pain: -18, joy: 32 },
  nearWing: { roar: -26, pain: 16, joy: -32 },
  /** Leaves that stand round a head or a body. */
  mane: { roar: { grow: 1.16 }, pain: { turn: 6, grow: 0.9 }, joy: { grow: 1.08 } },
} as const satisfies Readonly<Record<string, Stances>>;

/** The same stances for a back that is drawn as such: that creature looks to the right. */
export function behind(told: Stances): Stances {
  const turned = Object.entries(told).map(([feeling, one]): [string, Stance] => {
    const {
      turn = 0,
      move: [right, down] = [0, 0],
      grow = 1,
    }: Stance = typeof one === 'number' ? { turn: one } : one;
    return [feeling, { turn: -turn, move: [-right, down], grow }];
  });
  return Object.fromEntries(turned);
}

/** How much hit points are left of, as bars are coloured: more than a half, more than a fifth, or less. */
export type BarState = 'high' | 'half' | 'low';

/** @param share of the most hit points, 0 to 1 */
export const barStateOf = (share: number): BarState => (share > 0.5 ? 'high' : share > 0.2 ? 'half' : 'low');

/** Experience of a creature, and that at which its level and the next one begin. */
interface Progress {
  readonly exp: number;
  readonly levelExp: number;
  readonly nextLevelExp: number;
}

/** How far a creature is within its level, from 0 to 1; 1 at the last level. */
export function shareOfLevel({ exp, levelExp, nextLevelExp }: Progress): number {
  const whole = nextLevelExp - levelExp;
  return whole <= 0 ? 1 : Math.max(0, Math.min(1, (exp - levelExp) / whole));
}

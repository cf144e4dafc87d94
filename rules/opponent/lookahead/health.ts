import { HEALTHY } from '../../engine/state/codes.ts';
import type { EngineCreature } from '../../engine/state/sides.ts';

/** Worth of a creature in thousandths of a healthy one: a fixed part if it stands, the rest in proportion to hp. */
export const STANDING_WORTH = 150;
export const HP_WORTH = 850;
/** What burn, frost, paralysis, poison and sleep subtract from the worth, in the order of their numbers. */
export const AILMENT_PRICE = [80, 250, 120, 100, 150] as const;

/** Worth of a creature if it stood with `hp` hit points. */
export function healthOf({ ailment, mostHp }: EngineCreature, hp: number): number {
  const price = ailment === HEALTHY ? 0 : (AILMENT_PRICE[ailment] ?? 0);
  return STANDING_WORTH + Math.trunc((HP_WORTH * hp) / mostHp) - price;
}

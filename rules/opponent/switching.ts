import type { Seat } from '../battle/seat.ts';
import type { Game } from '../core/game.ts';
import { OPPONENT } from '../core/layout.ts';
import { canSwitch } from '../core/send.ts';

/** By so much, in thousandths of a creature, a switch must be better than any move. */
export const SWITCH_PRICE = 200;

/**
 * Whether a side may think of this switch: not to and fro, so only where it has not switched since the rival's
 * creature came, or where its own has not done anything yet. So a battle of six against six has a dozen at most.
 */
export const considersSwitch = ({ own, fighter, rival }: Seat, game: Game, index: number): boolean =>
  (own.since <= rival.presence.since || fighter.seen.length === 0) && canSwitch(game, OPPONENT, index);

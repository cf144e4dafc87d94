import type { Engine } from '../engine/engine.ts';
import { canSwitch } from '../engine/send.ts';
import type { PlayerView } from '../model/playerView.ts';

/** By so much, in thousandths of a creature, a switch must be better than any move. */
export const SWITCH_PRICE = 200;

/**
 * Whether a side may think of this switch: not to and fro, so only where it has not switched since the rival's
 * creature came, or where its own has just come and nothing was aimed at it yet, as after a faint.
 */
export const considersSwitch = ({ own, rival }: PlayerView, engine: Engine, index: number): boolean =>
  (own.since <= rival.presence.since || own.received === null) && canSwitch(engine.opponent, index);

import { SLEEP } from '../engine/state/codes.ts';
import type { Engine } from '../engine/state/engine.ts';
import { type EngineMove, RECHARGE } from '../engine/state/moves.ts';
import type { EngineSide } from '../engine/state/sides.ts';
import { type Preview, preview } from '../engine/strike/damage.ts';

/** More than any creature's hit points. */
export const NO_LIMIT = 0x7fff;
const seen: Preview = { least: 0, most: 0, chance: 0 };

/** Preview of a move of a side's creature in battle against the opposing one. The next call overwrites the result. */
const seeMove = (engine: Engine, side: EngineSide, move: EngineMove): Preview =>
  preview(engine, side, side.creature, move, side.other.creature, seen);

/** Whether a move takes two rounds: one to charge or one to rest. */
function isSlow({ weather }: Engine, { charge, swiftIn, effects }: EngineMove): boolean {
  return (charge && swiftIn !== weather) || effects.some(({ kind }) => kind === RECHARGE);
}

/** Whether a move counts as useless: its target must sleep and does not, or it fails if the rival strikes first. */
const isVain = (side: EngineSide, { focus, sleeper }: EngineMove): boolean =>
  focus || (sleeper && side.other.creature.ailment !== SLEEP);

/**
 * Expected damage of a move of a side's creature in battle, in hundredths of a hit point per round that the move
 * takes: chance to hit times mean damage.
 * @param limit most hit points that count
 */
export function estimateDamage(engine: Engine, side: EngineSide, move: EngineMove, limit: number): number {
  if (isVain(side, move)) return 0;
  const { least, most, chance } = seeMove(engine, side, move);
  const mean = Math.min(limit, (least + most) >> 1) * chance;
  return isSlow(engine, move) ? mean >> 1 : mean;
}

/** The greatest expected damage of any move of a side's creature in battle, in the same unit and without limit. */
export function bestDamage(engine: Engine, side: EngineSide): number {
  let best = 0;
  for (const move of side.creature.moves)
    if (move !== null) best = Math.max(best, estimateDamage(engine, side, move, NO_LIMIT));
  return best;
}

/** Chance in percent that a move affects the other side's creature in battle. */
export const hitChance = (engine: Engine, side: EngineSide, move: EngineMove): number =>
  isVain(side, move) ? 0 : seeMove(engine, side, move).chance;

/** Whether a move takes at least `hp` hit points, whatever the rolls. */
export function isSure(engine: Engine, side: EngineSide, move: EngineMove, hp: number): boolean {
  if (isVain(side, move)) return false;
  const { least, chance } = seeMove(engine, side, move);
  return chance >= 100 && least >= hp;
}

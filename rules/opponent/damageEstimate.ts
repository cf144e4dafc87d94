import { SLEEP } from '../engine/state/codes.ts';
import type { Engine } from '../engine/state/engine.ts';
import { type EngineMove, RECHARGE } from '../engine/state/moves.ts';
import type { EngineSide } from '../engine/state/sides.ts';
import { type Preview, preview } from '../engine/strike/preview.ts';

/** More than anybody's hit points. */
export const NO_LIMIT = 0x7fff;
const seen: Preview = { least: 0, most: 0, chance: 0 };

/** What a move of a side's creature in battle would do to the one across; overwritten by the next call. */
const seeMove = (engine: Engine, side: EngineSide, move: EngineMove): Preview =>
  preview(engine, side, side.creature, move, side.other.creature, seen);

/** Whether a move takes two rounds: one to gather or one to rest. */
function isSlow({ weather }: Engine, { charge, swiftIn, effects }: EngineMove): boolean {
  return (charge && swiftIn !== weather) || effects.some(({ kind }) => kind === RECHARGE);
}

/** Whether a move needs what is not there: a sleeper, or that nobody strikes first. */
const isVain = (side: EngineSide, { focus, sleeper }: EngineMove): boolean =>
  focus || (sleeper && side.other.creature.ailment !== SLEEP);

/**
 * What a side's creature in battle may expect a move to take from the other, in hundredths of a hit point and for
 * each round that it takes: chance to hit times mean damage.
 * @param limit hit points that there are to take
 */
export function estimateDamage(engine: Engine, side: EngineSide, move: EngineMove, limit: number): number {
  if (isVain(side, move)) return 0;
  const { least, most, chance } = seeMove(engine, side, move);
  const mean = Math.min(limit, (least + most) >> 1) * chance;
  return isSlow(engine, move) ? mean >> 1 : mean;
}

/** The most that a side's creature in battle may expect of any of its moves, by the same measure and without limit. */
export function bestDamage(engine: Engine, side: EngineSide): number {
  let best = 0;
  for (const move of side.creature.moves)
    if (move !== null) best = Math.max(best, estimateDamage(engine, side, move, NO_LIMIT));
  return best;
}

/** Percent with which a move does anything to the other side's creature in battle. */
export const hitChance = (engine: Engine, side: EngineSide, move: EngineMove): number =>
  isVain(side, move) ? 0 : seeMove(engine, side, move).chance;

/** Whether a move takes all of so many hit points whatever the dice say. */
export function isSure(engine: Engine, side: EngineSide, move: EngineMove, hp: number): boolean {
  if (isVain(side, move)) return false;
  const { least, chance } = seeMove(engine, side, move);
  return chance >= 100 && least >= hp;
}

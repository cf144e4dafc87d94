import { effectiveness } from '../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { type Move, moveOf, type RuleBook, type Species, unlockedMoves } from '../../rules/index.ts';

const SLOTS = 4;
/** Factor for a move of one of the user's own types. */
const OWN_TYPE = 1.5;
/** Factor by which a drawback reduces the worth of a move. */
const DRAWBACKS: Readonly<Record<string, number>> = {
  charge: 0.5,
  recharge: 0.5,
  great: 0.5,
  sacrifice: 0.2,
  crash: 0.8,
  recoil: 0.85,
  rampage: 0.8,
  sleeper: 0.1,
  ohko: 0,
};

/** Average damage of a move as a player would estimate it: power, hits, accuracy, own type, drawbacks. */
export function promiseOf({ attack, accuracy, effects, type }: Move, { types }: Species): number {
  let worth = attack * (accuracy / 100) * (types.some((own) => own === type) ? OWN_TYPE : 1);
  for (const effect of effects) {
    worth *= DRAWBACKS[effect.kind] ?? 1;
    if (effect.kind === 'hits') worth *= (effect.least + effect.most) / 2;
  }
  return worth;
}

/** The sum, over the 18 types, of the worth of the best of these moves against that type. */
const cover = (moves: readonly Move[], species: Species): number =>
  CREATURE_TYPES.reduce(
    (sum, target) =>
      sum +
      Math.max(0, ...moves.map((move) => promiseOf(move, species) * effectiveness(move.type, [target]))),
    0,
  );

/**
 * The four moves that a sensible player would choose at a level: a greedy choice that adds, one at a time, the move
 * that improves the best answers against all types most.
 */
export function bestMoves(book: RuleBook, species: Species, level: number): string[] {
  const known = unlockedMoves(species, level);
  const chosen: string[] = [];
  const worth = (keys: readonly string[]): number =>
    cover(
      keys.map((key) => moveOf(book, key)),
      species,
    );
  while (chosen.length < SLOTS && chosen.length < known.length) {
    const rest = known.filter((key) => !chosen.includes(key));
    const values = rest.map((key) => worth([...chosen, key]));
    chosen.push(rest[values.indexOf(Math.max(...values))] as string);
  }
  return chosen;
}

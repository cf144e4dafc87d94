import { groupOf, type SourceMove } from './source.ts';

const LEAST_POWER = 10;
const MOST_POWER = 200;
const LEAST_ACCURACY = 30;
const GROUP_POWER = 130;
/** Fighting and poison: the power that the source gives to a move of power 90; `GROUP_POWER` for the other types. */
const LESSER_GROUP_POWER = 95;
/** Power of moves that depend on weight, speed, hp or luck, which the rules do not consider. */
const VARIABLE_POWER = 70;
/** Shown power of moves whose damage is the user's level. */
const SHOWN_POWER = 60;
const FULL_HEALTH_POWER = 110;
/** Moves whose power doubles in a situation that the rules do not know; they get 1.5 times their power. */
const DOUBLED = ['Assurance', 'Avalanche', 'Bolt Beak', 'Fishious Rend', 'Payback', 'Revenge'];
/** Moves that are strong at full hp only. */
const FULL_HEALTH = ['Dragon Energy', 'Eruption', 'Water Spout'];
const SURE_STATUS_ACCURACY = 95;

function groupPower(move: SourceMove, group: 'z' | 'max' | 'gMax'): number {
  if (group === 'z') return MOST_POWER;
  if (move.basePower > 100) return move.basePower;
  return move.type === 'Fighting' || move.type === 'Poison' ? LESSER_GROUP_POWER : GROUP_POWER;
}

/** Power from 10 to 200 by the rules that `docs/moves.md` lists. Only for damaging moves. */
export function powerOf(move: SourceMove): number {
  const group = groupOf(move);
  if (group !== null) return groupPower(move, group);
  if (move.ohko) return MOST_POWER;
  if (typeof move.damage === 'number') return move.damage;
  if (move.damage === 'level') return SHOWN_POWER;
  if (FULL_HEALTH.includes(move.name)) return FULL_HEALTH_POWER;
  if (DOUBLED.includes(move.name)) return Math.floor((move.basePower * 1.5) / 5) * 5;
  if (move.basePower === 0) return VARIABLE_POWER;
  return Math.min(MOST_POWER, Math.max(LEAST_POWER, move.basePower));
}

/** Damaging moves keep their accuracy, at least 30; moves that never miss have 100. Status moves have 80 or 100. */
export function accuracyOf({ accuracy, category }: SourceMove): number {
  if (accuracy === true) return 100;
  if (category === 'Status') return accuracy >= SURE_STATUS_ACCURACY ? 100 : 80;
  return Math.max(LEAST_ACCURACY, accuracy);
}

import type { Difficulty } from '../model/difficulty.ts';
import type { BattleState, FighterState, SideState } from '../model/state.ts';
import { difficultyOf } from './difficultyOf.ts';
import { FRESH } from './events/apply.ts';

const PRESENT = 2;

const upgradeFighter = (fighter: FighterState): FighterState =>
  Object.assign({ variant: null, venom: 0 }, fighter);

const upgradeSide = (side: SideState): SideState =>
  Object.assign({ ...FRESH, screenUntil: 0 }, side, { fighters: side.fighters.map(upgradeFighter) });

/**
 * Upgrades a stored battle to the present version. A battle of version 1, which had no weather, screens and so on,
 * continues without them. One that was stored before difficulties existed gets the default difficulty of its kind.
 * @throws RangeError for an unknown version
 */
export function upgradeState(state: BattleState): BattleState {
  const version: number = state.version;
  const thinking: Difficulty | undefined = state.thinking;
  if (version === PRESENT && thinking !== undefined) return state;
  if (version === PRESENT) return { ...state, thinking: difficultyOf(state.kind) };
  if (version !== 1) throw new RangeError(`No battle of version ${version}`);
  return {
    ...state,
    version: PRESENT,
    thinking: difficultyOf(state.kind),
    weather: null,
    player: upgradeSide(state.player),
    opponent: upgradeSide(state.opponent),
  };
}

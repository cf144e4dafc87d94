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
 * A stored battle in the present version: one of version 1, which had no weather, screens and the like, goes on
 * without them, and the opponent of one stored before there were difficulties has that of its kind.
 * @throws RangeError for a version that does not exist
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

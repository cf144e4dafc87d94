import { FRESH } from './apply.ts';
import type { BattleState, FighterState, SideState } from './state.ts';

const PRESENT = 2;

const modernFighter = (fighter: FighterState): FighterState =>
  Object.assign({ variant: null, venom: 0 }, fighter);

const modernSide = (side: SideState): SideState =>
  Object.assign({ ...FRESH, screenUntil: 0 }, side, { fighters: side.fighters.map(modernFighter) });

/**
 * A stored battle in the present version: one of version 1, which had no weather, screens and the like, goes on
 * without them.
 * @throws RangeError for a version that does not exist
 */
export function modernise(state: BattleState): BattleState {
  const version: number = state.version;
  if (version === PRESENT) return state;
  if (version !== 1) throw new RangeError(`No battle of version ${version}`);
  return {
    ...state,
    version: PRESENT,
    weather: null,
    player: modernSide(state.player),
    opponent: modernSide(state.opponent),
  };
}

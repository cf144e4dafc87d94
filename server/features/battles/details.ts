import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { BattleEvent } from '../../../rules/battle/events.ts';
import { viewBattle } from '../../../rules/battle/view.ts';
import type { Game } from '../../shared/game.ts';
import { findLeader } from '../../shared/gyms.ts';
import { type ProfileRow, profileOf } from '../../shared/profile.ts';
import type { StoredBattle } from './queries.ts';

/** A battle as the player may know it, with everything that the wire wants beside the rules' view. */
export function detailsOf(game: Game, battle: StoredBattle, profile: ProfileRow): BattleDetails {
  const { state, growth, mapName, opponentName, gymId, prize } = battle;
  const view = viewBattle(game.book, state);
  const opponent = opponentName === null ? null : { name: opponentName };
  return {
    ...view,
    myState: view.myState.map((creature) => ({ ...creature, level: levelOf(creature, growth) })),
    coinsWon: state.page === 'win' && prize !== null ? prize : view.coinsWon,
    events: [...view.events, ...growth],
    userBattaleDetails: state.kind === 'user' ? opponent : null,
    gymDetails: opponent && state.kind === 'gym' ? { ...opponent, ...speech(game, battle) } : null,
    gymId,
    trainingType: state.kind === 'training' ? opponentName : null,
    goldTier: state.kind === 'gold' ? opponentName : null,
    profile: profileOf(game, { ...profile, page: state.page }),
    mapName,
  };
}

/** What a gym leader has to say on this page. */
function speech({ regions }: Game, { state, gymId }: StoredBattle): { says?: string } {
  const leader = gymId === null ? undefined : findLeader(regions, gymId)?.leader;
  if (leader && state.page === 'selection') return { says: leader.before };
  return leader && state.page === 'win' ? { says: leader.after } : {};
}

/** The level that a creature has reached with the victory; the state of the battle itself never changes again. */
const levelOf = ({ id, level }: { id: string; level: number }, growth: readonly BattleEvent[]): number =>
  growth.reduce(
    (latest, event) => (event.type === 'level' && event.creature === id ? event.level : latest),
    level,
  );

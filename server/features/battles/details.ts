import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { BattleEvent } from '../../../rules/model/events.ts';
import type { Game } from '../../domain/game.ts';
import { findLeader } from '../../domain/gyms.ts';
import { type ProfileRow, profileOf } from '../../domain/players/profile.ts';
import { viewBattle } from './battleView.ts';
import type { StoredBattle } from './queries.ts';

/** The complete reply for a battle, limited to what the player may know. */
export function detailsOf(game: Game, battle: StoredBattle, profile: ProfileRow): BattleDetails {
  const { state, growth, mapName, opponentName, gymId, prize } = battle;
  const view = viewBattle(game.book, state);
  const opponent = opponentName === null ? null : { name: opponentName };
  // Assigns into the view, which no other code uses: copying its many fields would cost as much as building it.
  return Object.assign(view, {
    myState: growth.length === 0 ? view.myState : view.myState.map((creature) => grown(creature, growth)),
    coinsWon: state.page === 'win' && prize !== null ? prize : view.coinsWon,
    events: [...view.events, ...growth],
    userBattaleDetails: state.kind === 'user' ? opponent : null,
    gymDetails: opponent && state.kind === 'gym' ? { ...opponent, ...speech(game, battle) } : null,
    gymId,
    trainingType: state.kind === 'training' ? opponentName : null,
    goldTier: state.kind === 'gold' ? opponentName : null,
    profile: profileOf(game, profile, state.page),
    mapName,
  });
}

/** What the gym leader says on the current page. */
function speech({ regions }: Game, { state, gymId }: StoredBattle): { says?: string } {
  const leader = gymId === null ? undefined : findLeader(regions, gymId)?.leader;
  if (leader && state.page === 'selection') return { says: leader.before };
  return leader && state.page === 'win' ? { says: leader.after } : {};
}

/** A creature with its level after the victory; the state of the finished battle does not contain it. */
const grown = <Creature extends { readonly id: string; readonly level: number }>(
  creature: Creature,
  growth: readonly BattleEvent[],
): Creature => {
  const levels = growth.filter((event) => event.type === 'level' && event.creature === creature.id);
  const latest = levels.at(-1);
  return latest?.type === 'level' ? { ...creature, level: latest.level } : creature;
};

import { TEAM_SIZE } from '../../../../content/team.ts';
import { joinTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { teamQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { calledName } from '../../../locales/en/names.ts';

export interface TeamRoom {
  /** Whether the team has a free place; false until it is known. */
  readonly free: boolean;
  /** Puts a creature at the end of the team. Resolves to the reason if it failed, else to null. */
  readonly join: (creature: Creature) => Promise<string | null>;
}

/** Whether the team has a free place, and a function that adds a creature. */
export function useTeamRoom(onJoined: (team: readonly Creature[]) => void): TeamRoom {
  const { reply, failure, refresh, change } = useQuery(teamQuery);

  const join = async (creature: Creature) => {
    try {
      const { pokemons } = await request(joinTeam, { id: creature.id });
      change(() => ({ pokemons }));
      onJoined(pokemons);
      showToast('success', creatureWords.joined(calledName(creature)));
      return null;
    } catch (problem) {
      showToast('error', creatureWords.notJoined);
      // Another window may have filled the team.
      refresh();
      return toRefusal(problem).message;
    }
  };
  return { free: reply !== null && !failure && reply.pokemons.length < TEAM_SIZE, join };
}

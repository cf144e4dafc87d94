import { useCallback, useEffect, useState } from 'react';
import { TEAM_SIZE } from '../../../../content/team.ts';
import { getTeam, joinTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../bridge/toasts.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';

export interface TeamRoom {
  /** Whether somebody can join; false as long as it is not known. */
  readonly free: boolean;
  /** Puts a creature at the end of the team. Gives why that failed, or null where it is done. */
  readonly join: (creature: Creature) => Promise<string | null>;
}

/** Whether the team has room, and the way into it. */
export function useTeamRoom(onJoined: (team: readonly Creature[]) => void): TeamRoom {
  const [size, setSize] = useState(TEAM_SIZE);
  const count = useCallback(
    () =>
      request(getTeam).then(
        ({ pokemons }) => setSize(pokemons.length),
        // Then nobody is put in from here.
        () => setSize(TEAM_SIZE),
      ),
    [],
  );
  useEffect(() => void count(), [count]);

  const join = async ({ id, name }: Creature) => {
    try {
      const { pokemons } = await request(joinTeam, { id });
      setSize(pokemons.length);
      onJoined(pokemons);
      showToast('success', creatureWords.joined(name));
      return null;
    } catch (problem) {
      showToast('error', creatureWords.notJoined);
      // Another window may have filled it.
      void count();
      return toRefusal(problem).message;
    }
  };
  return { free: size < TEAM_SIZE, join };
}

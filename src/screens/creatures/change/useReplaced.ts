import { useEffect } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { readReplacement, writeReplacement } from '../../../bridge/storage.ts';
import { teamQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';

/**
 * The creature to be replaced: first as stored, then as the server has it. Null if it has left the team in another
 * window.
 */
export function useReplaced(stored: Creature): Creature | null {
  const { id } = stored;
  const { reply } = useQuery(teamQuery);
  const present = reply ? (reply.pokemons.find((one) => one.id === id) ?? null) : stored;
  useEffect(() => {
    if (readReplacement()?.id === id) writeReplacement(present);
  }, [id, present]);
  return present;
}

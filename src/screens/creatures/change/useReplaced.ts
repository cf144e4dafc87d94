import { useEffect } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { readReplacement, writeReplacement } from '../../../bridge/storage.ts';
import { teamQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';

/**
 * Who is to be replaced: at once as it was stored, and soon as it is now. Whoever has left the team in another window
 * needs no replacement any more.
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

import { useCallback, useEffect, useState } from 'react';
import { getTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { request } from '../../../api/request.ts';
import { readReplacement, writeReplacement } from '../../../bridge/storage.ts';
import { useReturn } from '../../../hooks/useReturn.ts';

/**
 * Who is to be replaced: at once as it was stored, and soon as it is now. Whoever has left the team in another window
 * needs no replacement any more.
 */
export function useReplaced(): Creature | null {
  const [replaced, setReplaced] = useState(readReplacement);
  const id = replaced?.id;
  const look = useCallback(async () => {
    if (id === undefined) return;
    const team = await request(getTeam).catch(() => null);
    if (!team) return;
    const present = team.pokemons.find((one) => one.id === id) ?? null;
    if (readReplacement()?.id !== id) return;
    writeReplacement(present);
    setReplaced(present);
  }, [id]);
  useEffect(() => void look(), [look]);
  useReturn(() => void look());
  return replaced;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { toRefusal } from '../api/refusal.ts';
import { fetchPokedex, keptPokedex, type Pokedex } from '../bridge/pokedex.ts';
import { useReturn } from './useReturn.ts';

export interface AskedPokedex {
  /** Null as long as nothing is known. */
  readonly pokedex: Pokedex | null;
  /** Why it could not be had; null where it is there or on its way. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** What the player has seen and caught: at once what was known last, and soon what is so now. */
export function usePokedex(): AskedPokedex {
  const [pokedex, setPokedex] = useState(keptPokedex);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);
  const ask = useCallback(() => {
    latest.current++;
    const mine = latest.current;
    // Of two that were asked for, the later one counts; one that left does not care.
    const stillWanted = () => mine === latest.current;
    fetchPokedex().then(
      (known) => {
        if (!stillWanted()) return;
        setPokedex(known);
        setFailure(null);
      },
      (problem) => stillWanted() && setFailure(toRefusal(problem).message),
    );
  }, []);
  useEffect(() => {
    ask();
    return () => {
      latest.current++;
    };
  }, [ask]);
  useReturn(ask);
  const retry = useCallback(() => {
    setFailure(null);
    ask();
  }, [ask]);
  return { pokedex, failure: pokedex ? null : failure, retry };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { getReplay } from '../../../../contract/journal.ts';
import { type Refusal, toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import type { ReplaySteps } from '../../../bridge/replay.ts';

/** Steps that should be there beyond the one that is seen; a reply has 50. */
const AHEAD = 25;

interface Known {
  readonly steps: ReplaySteps;
  /** Steps of the whole battle. */
  readonly count: number;
}

/**
 * The steps of a battle, asked for once, a piece at a time, the next one while the one before is watched: what is over
 * does not change.
 */
export function useSteps(call: typeof getReplay, id: string) {
  const [known, setKnown] = useState<Known | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The step that is seen, or wanted. */
  const [place, setPlace] = useState(0);
  const latest = useRef(0);
  const skip = known?.steps.length ?? 0;
  const isDue = !refusal && (!known || (skip < known.count && skip <= place + AHEAD));
  const ask = useCallback(async () => {
    latest.current++;
    const mine = latest.current;
    const news = await request(call, { id, skip }).catch(toRefusal);
    if (mine !== latest.current) return;
    if (!('steps' in news)) return setRefusal(news);
    setKnown((before) => {
      const steps = [...(before?.steps ?? []), ...news.steps];
      // An empty piece ends what there is: it would be asked for again without end.
      return { steps, count: news.steps.length === 0 ? steps.length : news.count };
    });
  }, [call, id, skip]);
  useEffect(() => {
    if (!isDue) return;
    void ask();
    return () => {
      latest.current++;
    };
  }, [isDue, ask]);
  return {
    steps: known?.steps ?? null,
    count: known?.count ?? 0,
    refusal,
    retry: () => setRefusal(null),
    want: setPlace,
  };
}

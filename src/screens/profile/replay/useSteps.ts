import { useCallback, useEffect, useRef, useState } from 'react';
import type { getReplay } from '../../../../contract/journal.ts';
import { type Refusal, toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import type { ReplaySteps } from '../../../bridge/replay.ts';

/** The steps of a battle, asked for once: what is over does not change. */
export function useSteps(call: typeof getReplay, id: string) {
  const [steps, setSteps] = useState<ReplaySteps | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef(0);
  const ask = useCallback(async () => {
    latest.current++;
    const mine = latest.current;
    const news = await request(call, { id }).catch(toRefusal);
    if (mine !== latest.current) return;
    if ('steps' in news) setSteps(news.steps);
    else setRefusal(news);
  }, [call, id]);
  useEffect(() => {
    void ask();
    return () => {
      latest.current++;
    };
  }, [ask]);
  const retry = () => {
    setRefusal(null);
    void ask();
  };
  return { steps, refusal, retry };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../contract/call.ts';
import { getAdvice } from '../../../contract/journal.ts';
import { request } from '../../api/request.ts';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { useReturn } from '../../hooks/useReturn.ts';

export type Advice = ReplyOf<typeof getAdvice>;

/** What the server advises, on entering and whenever the player comes back; where it cannot be had, what was known stays. */
export function useAdvice() {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const ask = useCallback(() => {
    latest.current++;
    const mine = latest.current;
    const stillWanted = () => mine === latest.current;
    request(getAdvice).then(
      (reply) => {
        if (!stillWanted()) return;
        setAdvice(reply);
        setFailed(false);
      },
      () => stillWanted() && setFailed(true),
    );
  }, []);
  useEffect(() => {
    ask();
    return () => {
      latest.current++;
    };
  }, [ask]);
  useReturn(ask);
  useNotifications(ask);
  const retry = () => {
    setFailed(false);
    ask();
  };
  return { advice, failed: failed && !advice, retry };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { readToken } from '../api/token.ts';
import { useReturn } from './useReturn.ts';

export interface Query<Reply> {
  /** What is asked for, or what was asked for before until it is there; null as long as nothing is known. */
  readonly reply: Reply | null;
  readonly loading: boolean;
  /** True where the server did not answer; what was known is still there. */
  readonly failed: boolean;
  /** Asks anew; over when the answer is there or has failed. */
  readonly retry: () => Promise<void>;
  /** Looks up what has changed, without a word. */
  readonly refresh: () => void;
}

/** What was seen last: whoever comes back sees it at once, and then what has changed. */
const kept = new Map<string, unknown>();
let keeper: string | null = null;

function recall<Reply>(key: string): Reply | null {
  const token = readToken();
  if (keeper !== token) kept.clear();
  keeper = token;
  return (kept.get(key) as Reply | undefined) ?? null;
}

/**
 * Asks the server for something that is only looked at, and again whenever the player comes back.
 * @param key names what is asked for, page and all; replies to equal keys have one shape
 */
export function useQuery<Reply>(key: string, ask: () => Promise<Reply>): Query<Reply> {
  const [reply, setReply] = useState<Reply | null>(() => recall<Reply>(key));
  // Known while it is drawn, not only afterwards: between the two somebody could ask for a page of what was before.
  const [settled, setSettled] = useState<string | null>(null);
  const loading = settled !== key;
  const [failed, setFailed] = useState(false);
  const asking = useRef(ask);
  const latest = useRef(0);
  useEffect(() => {
    asking.current = ask;
  });

  const load = useCallback(async () => {
    latest.current++;
    const mine = latest.current;
    const token = readToken();
    const news = await asking.current().catch(() => null);
    // Of several that were asked for, the last one counts.
    if (mine !== latest.current || token !== readToken()) return;
    if (news) {
      kept.set(key, news);
      setReply(news);
    }
    setFailed(!news);
    setSettled(key);
  }, [key]);

  useEffect(() => {
    const known = recall<Reply>(key);
    if (known) setReply(known);
    setSettled(null);
    setFailed(false);
    void load();
    return () => {
      latest.current++;
    };
  }, [key, load]);
  useReturn(() => void load());

  const retry = () => {
    setSettled(null);
    setFailed(false);
    return load();
  };
  return { reply, loading, failed: failed && !loading, retry, refresh: () => void load() };
}

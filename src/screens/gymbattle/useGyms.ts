import { useCallback, useEffect, useRef, useState } from 'react';
import { regionsData } from '../../../contract/game.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { showToast } from '../../bridge/toasts.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { gymWords } from '../../locales/en/gymbattle.ts';
import type { GymsReply } from './gymRegions.ts';

interface Known {
  readonly reply: GymsReply;
  /** Names of those who were beaten since the list was seen last. */
  readonly fresh: readonly string[];
}

/** What was seen last, and by whom: whoever comes back from a battle sees it at once, and then what has changed. */
let kept: { readonly token: string | null; readonly reply: GymsReply } | null = null;
const keptReply = () => (kept !== null && kept.token === readToken() ? kept.reply : null);

function keep(reply: GymsReply): Known {
  const before = keptReply()?.defeated ?? reply.defeated;
  kept = { token: readToken(), reply };
  return { reply, fresh: reply.defeated.filter((name) => !before.includes(name)) };
}

/** Asks for the gyms on entering and whenever the player comes back. */
export function useGyms() {
  const [known, setKnown] = useState<Known | null>(() => {
    const reply = keptReply();
    return reply && { reply, fresh: [] };
  });
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const load = useCallback(async (tell: boolean) => {
    latest.current++;
    const mine = latest.current;
    const wanted = () => mine === latest.current;
    try {
      const reply = await request(regionsData);
      if (!wanted()) return;
      setKnown(keep(reply));
      setFailed(false);
    } catch (problem) {
      if (!wanted() || toRefusal(problem).status === 401) return;
      setFailed(true);
      if (tell) showToast('error', gymWords.loadFailed);
    }
  }, []);

  useEffect(() => {
    void load(true);
    return () => {
      latest.current++;
    };
  }, [load]);
  // Nobody has asked for it: where it fails, what is shown stays.
  useReturn(() => void load(false));

  const retry = () => {
    setFailed(false);
    void load(true);
  };
  return { known, failed: failed && !known, retry, reload: () => void load(false) };
}

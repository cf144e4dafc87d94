import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Refusal, toRefusal } from '../../api/refusal.ts';
import type { BattleDetails } from '../../bridge/state.ts';
import { battleInTheWay, type Challenge, startChallenge } from '../../client/battle/challenge.ts';
import { showBattle } from '../../client/battle/showBattle.ts';
import { refreshProfile } from '../../client/session/session.ts';
import { presentSettings } from '../../client/setSettings.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { loadScript } from '../../locales/loadScript.ts';
import type { LeaveBattle } from './LeaveBattle.tsx';

interface Wishes {
  onFailure: (refusal: Refusal) => void;
  /** Called if the player does not want to leave the unfinished battle. */
  onCancel?: () => void;
}

interface Question {
  readonly challenge: Challenge;
  readonly battle: BattleDetails;
  readonly Dialog: ComponentType<ComponentProps<typeof LeaveBattle>>;
}

interface Challenging {
  readonly challenge: (challenge: Challenge) => Promise<void>;
  /** The challenge that is being started; null if there is none. */
  readonly starting: Challenge | null;
  /** The dialog that asks whether to leave an unfinished battle; the screen renders it. */
  readonly question: ReactNode;
}

/** Starts battles, one at a time, and opens them. Asks before it ends an unfinished battle. */
export function useChallenge({ onFailure, onCancel }: Wishes): Challenging {
  const navigate = useNavigate();
  const here = useRef(false);
  const busy = useRef(false);
  const [starting, setStarting] = useState<Challenge | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    here.current = true;
    // On another device, a battle may have been started or ended.
    void refreshProfile();
    return () => {
      here.current = false;
    };
  }, []);
  useReturn(() => void refreshProfile());

  // Replaces the history entry: Back must not start another battle or show the question again.
  const enter = () => {
    if (here.current) void navigate('/battle', { replace: true });
  };
  const run = async (challenge: Challenge, prepare: () => Promise<boolean>) => {
    if (busy.current) return;
    busy.current = true;
    setStarting(challenge);
    try {
      if ((await prepare()) && (await startChallenge(challenge))) return enter();
      setStarting(null);
    } catch (problem) {
      setStarting(null);
      const refusal = toRefusal(problem);
      // The session has ended: the redirect to the login screen is enough.
      if (here.current && refusal.status !== 401) onFailure(refusal);
    } finally {
      busy.current = false;
    }
  };
  const mayStart = async (challenge: Challenge) => {
    const battle = await battleInTheWay(challenge);
    if (!battle) return true;
    // Whoever wants no questions is asked all the same if coins are at stake.
    if (!presentSettings().confirmations && battle.battleType !== 'gold') return true;
    const { LeaveBattle } = await loadScript(import('./LeaveBattle.tsx'));
    setQuestion({ challenge, battle, Dialog: LeaveBattle });
    return false;
  };

  return {
    challenge: (challenge) => run(challenge, () => mayStart(challenge)),
    starting,
    question: question && (
      <question.Dialog
        battle={question.battle}
        onLeave={() => {
          setQuestion(null);
          void run(question.challenge, async () => true);
        }}
        onReturn={() => {
          showBattle(question.battle);
          enter();
        }}
        onClose={() => {
          setQuestion(null);
          onCancel?.();
        }}
      />
    ),
  };
}

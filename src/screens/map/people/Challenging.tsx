import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../../client/notifications/toasts.ts';
import { rivalChallenge } from '../../../client/people/challenge.ts';
import { talkWords } from '../../../locales/en/talk.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useChallenge } from '../../../ui/dialogs/useChallenge.tsx';
import styles from './People.module.css';

/** The battle against the rival on its way: a button that is busy, and the question whether to leave another battle. */
export function Challenging({ above, onEnd }: { above: boolean; onEnd: () => void }) {
  const { challenge, starting, question } = useChallenge({
    onFailure: ({ message }) => showToast('error', message),
  });
  const begun = useRef(false);
  const begin = useEffectEvent(() => void challenge(rivalChallenge));
  const end = useEffectEvent(onEnd);
  const waits = starting !== null || Boolean(question);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (begun.current && !waits) end();
    begun.current = waits;
  }, [waits]);
  return (
    <>
      <div className={styles.sign} data-above={above || undefined}>
        <Button variant="primary" busy>
          {talkWords.battle}
        </Button>
      </div>
      {question}
    </>
  );
}

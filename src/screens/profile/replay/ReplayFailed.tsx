import { type ReactNode, useEffect, useRef } from 'react';
import type { Refusal } from '../../../api/refusal.ts';
import { replayWords } from '../../../locales/en/profile.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { MessagePanel } from '../../../ui/panels/MessagePanel.tsx';
import styles from './Controls.module.css';

interface RestProps {
  refusal: Refusal;
  onRetry: () => void;
}
interface Props extends RestProps {
  /** The way back. */
  children: ReactNode;
}

/** Asking again does not help: there is no such battle, or it cannot be played any more. */
const FINAL: readonly (number | null)[] = [400, 404, 409];

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Why a battle cannot be shown, in a sentence. */
export function ReplayFailed({ refusal: { status, message }, onRetry, children }: Props) {
  return (
    <MessagePanel title={replayWords.failedTitle} text={asSentence(message)} creature="lodgekin">
      {!FINAL.includes(status) && (
        <Button variant="primary" onClick={onRetry}>
          {en.retry.button}
        </Button>
      )}
      {children}
    </MessagePanel>
  );
}

/** Why what follows of a battle is not there, beside what is. */
export function RestFailed({ refusal: { status, message }, onRetry }: RestProps) {
  const place = useRef<HTMLDivElement>(null);
  // It comes below the controls, where the window may end.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place} role="alert" className={styles.rest}>
      <p>{replayWords.restFailed(asSentence(message))}</p>
      {!FINAL.includes(status) && <Button onClick={onRetry}>{en.retry.button}</Button>}
    </div>
  );
}

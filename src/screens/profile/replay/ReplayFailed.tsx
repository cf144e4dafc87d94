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
  /** The link back. */
  children: ReactNode;
}

/** Statuses where a retry does not help: the battle does not exist or cannot be replayed any more. */
const FINAL: readonly (number | null)[] = [400, 404, 409];

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Shown instead of a battle that cannot be replayed, with the reason. */
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

/** Shown beside the loaded steps if the rest of the battle cannot be loaded. */
export function RestFailed({ refusal: { status, message }, onRetry }: RestProps) {
  const place = useRef<HTMLDivElement>(null);
  // The message is below the controls, possibly outside the window.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place} role="alert" className={styles.rest}>
      <p>{replayWords.restFailed(asSentence(message))}</p>
      {!FINAL.includes(status) && <Button onClick={onRetry}>{en.retry.button}</Button>}
    </div>
  );
}

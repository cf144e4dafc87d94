import { useState } from 'react';
import { toRefusal } from '../../api/refusal.ts';
import { showToast } from '../../client/notifications/toasts.ts';
import { type AccountState, endOtherLogins } from '../../client/session/account.ts';
import { accountWords } from '../../locales/en/account.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { dayOf, minuteOf } from '../../ui/dates.ts';
import { Chip } from '../../ui/panels/Chip.tsx';
import styles from './Account.module.css';

const { sessions: words } = accountWords;

interface Props {
  sessions: AccountState['sessions'];
  onChange: (state: AccountState) => void;
}

/** Where the player is logged in, and the way to end all other sessions. */
export function Sessions({ sessions, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      onChange(await endOtherLogins());
      showToast('success', words.ended);
    } catch (problem) {
      showToast('error', toRefusal(problem).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ current, browser, system, createdAt, usedAt }) => (
          <li key={`${createdAt} ${usedAt} ${current}`}>
            <strong>{words.device(browser, system)}</strong>
            {current && <Chip tone="good">{words.current}</Chip>}
            <span className={styles.when}>
              <time dateTime={createdAt}>{words.created(dayOf(createdAt))}</time>
              {!current && <time dateTime={usedAt}>{words.used(minuteOf(usedAt))}</time>}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void end()}>
            {words.endOthers}
          </Button>
        </div>
      ) : (
        <p>{words.only}</p>
      )}
    </>
  );
}

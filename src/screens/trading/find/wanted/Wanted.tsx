import { useState } from 'react';
import { toRefusal } from '../../../../api/refusal.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { wantedQuery } from '../../../../client/queries.ts';
import { unwant, want } from '../../../../client/trades/market.ts';
import { useQuery } from '../../../../hooks/queries/useQuery.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { en } from '../../../../locales/en.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/panels/Chip.tsx';
import { Panel } from '../../../../ui/panels/Panel.tsx';
import styles from './Wanted.module.css';
import { WantedList } from './WantedList.tsx';
import { WishForm } from './WishForm.tsx';

const { wanted: words } = marketWords;

/** The player's wanted list. The bell rings when another player lists a wanted creature. */
export function Wanted({ onChange }: { onChange: () => void }) {
  const { reply, failure, retry } = useQuery(wantedQuery);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const entries = reply?.wanted ?? [];
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      onChange();
      return true;
    } catch (refused) {
      showToast('error', words.notSaved);
      setProblem(toRefusal(refused).message);
      return false;
    } finally {
      await retry();
      setBusy(false);
    }
  };
  return (
    <Panel className={styles.wanted} aria-label={words.title}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {words.title}
          {entries.length > 0 && <Chip>{entries.length}</Chip>}
        </summary>
        {open && (
          <div className={styles.body}>
            <p>{words.text}</p>
            {!reply && !failure && <p role="status">{words.loading}</p>}
            {failure && (
              <p className={styles.failed} role="alert">
                {words.failed} <Button onClick={() => void retry()}>{en.retry.button}</Button>
              </p>
            )}
            {reply && entries.length === 0 && <p className={styles.none}>{words.none}</p>}
            <WantedList entries={entries} busy={busy} onRemove={(id) => void run(() => unwant(id))} />
            <WishForm
              busy={busy}
              onAdd={(wish) => run(() => want(wish))}
              onTooLittle={() => setProblem(words.tooLittle)}
            />
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
          </div>
        )}
      </details>
    </Panel>
  );
}

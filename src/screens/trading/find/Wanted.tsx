import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WantedEntry } from '../../../../contract/shapes/trade.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { useAsked } from '../../../app/useAsked.ts';
import { fetchWanted, unwant, want } from '../../../bridge/market.ts';
import { notify } from '../../../bridge/notices.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/Button.tsx';
import { kindPrefix } from '../../../ui/kinds.ts';
import { Panel } from '../../../ui/Panel.tsx';
import styles from './Find.module.css';
import { type Wish, WishForm } from './WishForm.tsx';

const { wanted: words } = marketWords;

const wordsOf = ({ name, kind, level }: WantedEntry) =>
  `${kindPrefix(kind ?? 0)}${name || words.any}${level > 1 ? ` ${words.from(level)}` : ''}`;
const wayTo = ({ name, kind, level }: WantedEntry) =>
  `?${new URLSearchParams({ name, ...(kind && { kind: String(kind) }), ...(level > 1 && { least: String(level) }) })}`;

/** What the player looks for; when somebody lists it, the bell tells. */
export function Wanted({ onChange }: { onChange: () => void }) {
  const { reply, failed, retry } = useAsked('wanted', fetchWanted);
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
      notify('error', words.notSaved);
      setProblem(toRefusal(refused).message);
      return false;
    } finally {
      await retry();
      setBusy(false);
    }
  };
  return (
    <Panel className={styles.wanted} aria-label={words.title(0)}>
      <details>
        <summary>{words.title(entries.length)}</summary>
        <p>{words.text}</p>
        {failed && (
          <p role="alert">
            {words.failed} <Button onClick={() => void retry()}>{marketWords.retry}</Button>
          </p>
        )}
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link className={styles.owner} to={wayTo(entry)}>
                {wordsOf(entry)}
              </Link>
              <Button
                look="quiet"
                disabled={busy}
                aria-label={words.remove(wordsOf(entry))}
                onClick={() => void run(() => unwant(entry.id))}
              >
                {words.removeShort}
              </Button>
            </li>
          ))}
        </ul>
        <WishForm busy={busy} onAdd={(wish: Wish) => run(() => want(wish))} />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </details>
    </Panel>
  );
}

import { ledgerQuery } from '../../../client/queries.ts';
import { usePage } from '../../../hooks/queries/usePage.ts';
import { profileWords } from '../../../locales/en/profile.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { minuteOf } from '../../../ui/dates.ts';
import { Pager } from '../../../ui/lists/Pager.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import frame from '../../../ui/theme/Frame.module.css';
import styles from '../Profile.module.css';
import type { LedgerEntry } from '../record.ts';
import list from './List.module.css';

const { ledger: words } = profileWords;

/** All gains and expenses of coins, newest first. */
export function Ledger({ held }: { held: number }) {
  const { reply, loading, failure, retry, skip, turn, top } = usePage(ledgerQuery);
  if (failure && !reply) return <LoadFailed {...profileWords.failed} failure={failure} onRetry={retry} />;
  if (!reply) return <Loading text={words.loading} />;
  return (
    <section className={styles.section} aria-label={words.title}>
      <header className={list.head}>
        <h3 ref={top} tabIndex={-1}>
          {words.held(held)}
        </h3>
        <Link className={frame.link} to="/pokemart">
          {words.toMart}
        </Link>
      </header>
      {reply.count === 0 && <p>{words.none}</p>}
      <ol className={list.rows} aria-busy={loading}>
        {reply.entries.map((entry) => (
          <li key={`${entry.at} ${entry.reason} ${entry.balance} ${entry.amount}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {reply.count > 0 && <Pager skip={skip} count={reply.count} busy={loading} onSkip={turn} />}
    </section>
  );
}

function Entry({ entry: { amount, balance, reason, at } }: { entry: LedgerEntry }) {
  return (
    <div className={list.entry}>
      <span className={list.what}>
        <strong>{words.reasons[reason]}</strong>
        <time className={list.when} dateTime={at}>
          {minuteOf(at)}
        </time>
      </span>
      <span className={list.amount}>
        <strong data-gone={amount < 0 || undefined}>{words.amount(amount)}</strong>
        <span className={list.when}>{words.balance(balance)}</span>
      </span>
    </div>
  );
}

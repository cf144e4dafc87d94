import type { ReplyOf } from '../../../../contract/call.ts';
import type { Traded } from '../../../../contract/shapes/trade.ts';
import type { getTradeHistory } from '../../../../contract/trades.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { minuteOf } from '../../../ui/dates.ts';
import { PlayerButton } from '../../../ui/players/PlayerButton.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradedLine } from '../../../ui/trading/TradedLine.tsx';
import list from './List.module.css';
import styles from './TradeRow.module.css';

interface Props {
  trade: ReplyOf<typeof getTradeHistory>['trades'][number];
}

const { history: words } = tradeWords;

/** A trade: partner, date, and the creatures given and received. */
export function TradeRow({ trade: { id, at, user, gave, got } }: Props) {
  const title = `trade-${id}`;
  return (
    <article className={styles.trade} aria-labelledby={title}>
      <header className={styles.head}>
        <span className={styles.partner}>
          <strong id={title}>{words.with(user.name)}</strong>
          <PlayerButton user={user} />
        </span>
        <time className={list.when} dateTime={at}>
          {minuteOf(at)}
        </time>
      </header>
      <Side title={words.gave} creatures={gave} />
      <Side title={words.got} creatures={got} />
    </article>
  );
}

const Side = ({ title, creatures }: { title: string; creatures: readonly Traded[] }) => (
  <div className={styles.side}>
    <span className={list.when}>{title}</span>
    <ul className={styles.creatures}>
      {creatures.map((creature) => (
        <li key={creature.id}>
          <TradedLine creature={creature} />
          <OwnersButton creature={creature} />
        </li>
      ))}
    </ul>
  </div>
);

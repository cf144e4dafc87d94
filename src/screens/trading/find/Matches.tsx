import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Asked } from '../../../app/useAsked.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TradedLine } from '../../../ui/more/trading/TradedLine.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import styles from './Find.module.css';

interface Match {
  readonly theirs: Creature;
  readonly mine: readonly Creature[];
}

/** Trades that suit both sides; nothing where there are none. */
export function Matches({
  asked,
  onOffer,
}: {
  asked: Asked<{ readonly matches: readonly Match[] }>;
  onOffer: (target: Creature) => void;
}) {
  const matches = asked.reply?.matches ?? [];
  if (matches.length === 0) return null;
  return (
    <Panel className={styles.matches} aria-labelledby="matches">
      <h2 id="matches">{marketWords.matches.title}</h2>
      <p>{marketWords.matches.text}</p>
      <ul className={styles.entries}>
        {matches.map(({ theirs, mine }) => (
          <li key={theirs.id}>
            <TradedLine creature={{ ...theirs, kind: theirs.kind === 0 ? 1 : theirs.kind }} />
            <span>
              {marketWords.matches.wants(theirs.user.name, mine.map(({ name }) => name).join(', '))}
            </span>
            <Button onClick={() => onOffer(theirs)}>{marketWords.offer}</Button>
          </li>
        ))}
      </ul>
      <LinkButton to="/trades">{marketWords.matches.toTrades}</LinkButton>
    </Panel>
  );
}

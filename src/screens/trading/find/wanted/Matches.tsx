import { useState } from 'react';
import { marketWords } from '../../../../locales/en/market.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Panel } from '../../../../ui/panels/Panel.tsx';
import styles from './Matches.module.css';
import { type CreatureMatch, MatchRow } from './MatchRow.tsx';

/** Number of matches shown at first, so that the market below stays near. */
const FEW = 3;

interface Props {
  matches: readonly CreatureMatch[];
  onOffer: (match: CreatureMatch) => void;
}

/** Trades that match the wanted lists of both players; renders nothing if there are none. */
export function Matches({ matches, onOffer }: Props) {
  const [all, setAll] = useState(false);
  if (matches.length === 0) return null;
  const shown = all ? matches : matches.slice(0, FEW);
  return (
    <Panel className={styles.matches} aria-labelledby="matches">
      <header>
        <h2 id="matches">{marketWords.matches.title}</h2>
        <p className={styles.text}>{marketWords.matches.text}</p>
      </header>
      <ul className={styles.rows}>
        {shown.map((match) => (
          <MatchRow key={match.theirs.id} match={match} onOffer={() => onOffer(match)} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {marketWords.matches.all(matches.length)}
        </Button>
      )}
    </Panel>
  );
}

import type { Creature } from '../../../../contract/shapes/creature.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { OwnersButton } from '../../../ui/more/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/more/trading/TradeCard.tsx';
import { differencesOf } from './differences.ts';
import styles from './Find.module.css';

interface Props {
  theirs: Creature;
  mine: readonly Creature[];
}

/** Both sides of a trade, and in what each of one's own differs from the other's. */
export function Comparison({ theirs, mine }: Props) {
  const listed = mine.filter(({ in_trade }) => in_trade).map(({ name }) => name);
  return (
    <div className={styles.sides}>
      {listed.length > 0 && <p className={styles.takesBack}>{marketWords.takesBack(listed)}</p>}
      <section className={styles.side} aria-labelledby="side-get">
        <h3 id="side-get">{marketWords.get}</h3>
        <TradeCard
          creature={theirs}
          heading={4}
          tools={<OwnersButton creature={theirs} />}
          note={marketWords.ownedBy(theirs.user.name)}
        />
      </section>
      <section className={styles.side} aria-labelledby="side-give">
        <h3 id="side-give">{marketWords.give}</h3>
        {mine.map((creature) => (
          <div key={creature.id} className={styles.given}>
            <TradeCard creature={creature} heading={4} tools={<OwnersButton creature={creature} />} />
            <Differences one={creature} other={theirs} />
          </div>
        ))}
      </section>
    </div>
  );
}

function Differences({ one, other }: { one: Creature; other: Creature }) {
  const differences = differencesOf(one, other);
  if (differences.length === 0) return <p className={styles.same}>{marketWords.same}</p>;
  return (
    <ul className={styles.differences} aria-label={marketWords.differences(one.name)}>
      {differences.map(({ about, words }) => (
        <li key={about}>
          <Chip tone="gold">{words}</Chip>
        </li>
      ))}
    </ul>
  );
}

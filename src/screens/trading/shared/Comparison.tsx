import type { Offer } from '../../../client/trades/trades.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/trading/TradeCard.tsx';
import styles from './Comparison.module.css';
import { differencesOf } from './differences.ts';

type Fields = Offer['pokemons'][number];

interface Props {
  /** The listed creature, and the creatures that are or would be offered for it. */
  listed: Fields;
  offered: readonly Fields[];
  /** Which side the player gives. */
  gives: 'listed' | 'offered';
  /** Name of the other player. */
  user: string;
  /** Something the player should know before confirming. */
  note?: string | null;
}

/**
 * Both sides of a trade, seen from either player, with the differences of each offered creature from the listed one.
 */
export function Comparison({ listed, offered, gives, user, note }: Props) {
  const cards = {
    listed: <Card creature={listed} {...(gives === 'offered' && { owner: user })} />,
    offered: offered.map((creature) => (
      <div key={creature.id} className={styles.given}>
        <Card creature={creature} {...(gives === 'listed' && { owner: user })} />
        <Differences one={creature} other={listed} />
      </div>
    )),
  };
  return (
    <div className={styles.sides}>
      {note && <p className={styles.note}>{note}</p>}
      <section className={styles.side} aria-labelledby="side-get">
        <h3 id="side-get">{marketWords.get}</h3>
        {cards[gives === 'listed' ? 'offered' : 'listed']}
      </section>
      <section className={styles.side} aria-labelledby="side-give">
        <h3 id="side-give">{marketWords.give}</h3>
        {cards[gives]}
      </section>
    </div>
  );
}

const Card = ({ creature, owner }: { creature: Fields; owner?: string }) => (
  <TradeCard
    creature={creature}
    heading={4}
    tools={<OwnersButton creature={creature} />}
    {...(owner !== undefined && { note: marketWords.ownedBy(owner) })}
  />
);

function Differences({ one, other }: { one: Fields; other: Fields }) {
  const differences = differencesOf(one, other);
  if (differences.length === 0) return <p className={styles.same}>{marketWords.same}</p>;
  return (
    <ul className={styles.differences} aria-label={marketWords.differences(speciesName(one.name))}>
      {differences.map(({ about, words }) => (
        <li key={about}>
          <Chip tone="gold">{words}</Chip>
        </li>
      ))}
    </ul>
  );
}

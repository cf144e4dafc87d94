import { useEffect, useRef } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { TradeCard } from '../../../ui/trading/TradeCard.tsx';
import styles from '../shared/Trading.module.css';

export interface ArrivedCreatures {
  /** Id of the offer that was accepted. */
  readonly offer: string;
  /** Name of the creature that the player gave. */
  readonly given: string;
  readonly user: string;
  readonly came: readonly Creature[];
}

/** The creatures received in the trade that was just made. */
export function Arrived({ arrival: { given, user, came } }: { arrival: ArrivedCreatures }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The accepted offer is gone and may have been far down the page, so the focus moves to the news.
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Panel className={styles.arrived} aria-labelledby="arrived">
      <h2 id="arrived" ref={title} tabIndex={-1} className={styles.title}>
        {tradeWords.arrivedTitle(came.map(({ name }) => speciesName(name)))}
      </h2>
      <p>{tradeWords.arrivedText(given, user)}</p>
      <ul className={styles.cards}>
        {came.map((creature) => (
          <li key={creature.id}>
            <TradeCard creature={creature} tools={<OwnersButton creature={creature} />} />
          </li>
        ))}
      </ul>
      <LinkButton to="/pokemons?sort=newest" variant="primary">
        {tradeWords.look}
      </LinkButton>
    </Panel>
  );
}

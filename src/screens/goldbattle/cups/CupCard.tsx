import clsx from 'clsx';
import { useId } from 'react';
import type { CupStanding } from '../../../../contract/progress/cups.ts';
import { nameOfCup } from '../../../locales/en/cupBattles.ts';
import { cupWords as words } from '../../../locales/en/cups.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Rosette } from '../../../ui/players/Ribbons.tsx';
import card from '../TierCard.module.css';
import styles from './Cups.module.css';

interface Props {
  cup: CupStanding['cups'][number];
  /** Coins held. */
  coins: number;
  busy: boolean;
  disabled: boolean;
  onEnter: () => void;
}

/** A tournament that can be entered: what it costs, takes and pays. */
export function CupCard({
  cup: { cup, entry, prize, rounds, ribbons },
  coins,
  busy,
  disabled,
  onEnter,
}: Props) {
  const id = useId();
  const poor = coins < entry;
  const terms = [
    [words.entry, words.coins(entry)],
    [words.prize, words.coins(prize)],
    [words.rounds, String(rounds)],
    [words.ribbons, String(ribbons)],
  ] as const;
  return (
    <article className={clsx(card.card, styles.cup)} data-cup={cup} aria-labelledby={id}>
      <div className={card.window} aria-hidden="true">
        <Rosette cup={cup} size={84} />
      </div>
      <h3 id={id} className={card.name}>
        {nameOfCup(cup)}
      </h3>
      <div className={card.words}>
        <dl className={card.terms}>
          {terms.map(([term, text]) => (
            <div key={term} className={term === words.prize ? card.prize : undefined}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {poor && (
          <p id={`${id}-poor`} className={card.poor}>
            {words.poor}
          </p>
        )}
        <Button
          wide
          variant="primary"
          busy={busy}
          disabled={disabled || poor}
          aria-describedby={poor ? `${id}-poor` : undefined}
          onClick={onEnter}
        >
          {words.enter(entry)}
        </Button>
      </div>
    </article>
  );
}

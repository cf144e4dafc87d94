import { useId } from 'react';
import { goldTiers } from '../../../content/challenges/gold.ts';
import type { StakeTier } from '../../client/battle/challenge.ts';
import { goldWords } from '../../locales/en/goldbattle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Coin } from '../../ui/lists/table/Coin.tsx';
import styles from './TierCard.module.css';

/** Victories in a hundred, in words and as a bar. */
function WinChance({ odds }: { odds: number }) {
  return (
    <>
      {goldWords.oddsOf(odds)}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} data-state={stateOf(odds)} style={{ width: `${odds}%` }} />
      </span>
    </>
  );
}

const stateOf = (odds: number) => (odds >= 50 ? 'high' : odds >= 20 ? 'half' : 'low');

interface Props {
  tier: StakeTier;
  /** Coins held; null where that is not known yet. */
  coins: number | null;
  starting: boolean;
  disabled: boolean;
  onStake: () => void;
}

/** A tier: what it costs, what it pays and how likely that is. */
export function TierCard({ tier, coins, starting, disabled, onStake }: Props) {
  const id = useId();
  const { stake, multiple, raise, difficulty, odds } = goldTiers[tier];
  // Not known is no obstacle: the server has the last word anyway.
  const poor = coins !== null && coins < stake;
  return (
    <article className={styles.card} data-tier={tier} aria-labelledby={id}>
      <div className={styles.window} aria-hidden="true">
        <Coin size={104} metal={tier} />
      </div>
      <h2 id={id} className={styles.name}>
        {goldWords.tiers[tier]}
      </h2>
      <div className={styles.words}>
        <dl className={styles.terms}>
          <div>
            <dt>{goldWords.stake}</dt>
            <dd>{goldWords.coins(stake)}</dd>
          </div>
          <div className={styles.prize}>
            <dt>{goldWords.prize}</dt>
            <dd>{goldWords.coins(stake * multiple)}</dd>
          </div>
          <div className={styles.odds}>
            <dt>{goldWords.odds}</dt>
            <dd>
              <WinChance odds={odds} />
            </dd>
          </div>
        </dl>
        <p className={styles.opponents}>
          {goldWords.level(raise)} {goldWords.difficulty[difficulty]}
        </p>
        {poor && (
          <p id={`${id}-poor`} className={styles.poor}>
            {goldWords.poor}
          </p>
        )}
        <Button
          wide
          variant="primary"
          busy={starting}
          disabled={disabled || poor}
          aria-describedby={poor ? `${id}-poor` : undefined}
          onClick={onStake}
        >
          {starting ? goldWords.starting : goldWords.start(stake)}
        </Button>
      </div>
    </article>
  );
}

import { useId } from 'react';
import { goldTiers } from '../../../content/challenges/gold.ts';
import type { StakeTier } from '../../client/battle/challenge.ts';
import { useSetting } from '../../hooks/useSetting.ts';
import { colourMarks } from '../../locales/en/colourMarks.ts';
import { goldWords } from '../../locales/en/goldbattle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Coin } from '../../ui/lists/table/Coin.tsx';
import styles from './TierCard.module.css';

/** Chance to win in percent, as text and as a bar. */
function WinChance({ odds }: { odds: number }) {
  const marked = useSetting('colourMarks');
  return (
    <>
      {goldWords.oddsOf(odds)}
      {marked && <span aria-hidden="true"> {colourMarks.bars[stateOf(odds)]}</span>}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} data-state={stateOf(odds)} style={{ width: `${odds}%` }} />
      </span>
    </>
  );
}

const stateOf = (odds: number) => (odds >= 50 ? 'high' : odds >= 20 ? 'half' : 'low');

interface Props {
  tier: StakeTier;
  /** The player's coins; null until they are known. */
  coins: number | null;
  starting: boolean;
  disabled: boolean;
  onStake: () => void;
}

/** A tier with its stake, its prize and the chance to win. */
export function TierCard({ tier, coins, starting, disabled, onStake }: Props) {
  const id = useId();
  const marked = useSetting('colourMarks');
  const { stake, multiple, raise, difficulty, odds } = goldTiers[tier];
  // Unknown coins do not disable the button: the server checks them anyway.
  const poor = coins !== null && coins < stake;
  return (
    <article className={styles.card} data-tier={tier} aria-labelledby={id}>
      <div className={styles.window} aria-hidden="true">
        <Coin size={104} metal={tier} />
      </div>
      <h2 id={id} className={styles.name}>
        {goldWords.tiers[tier]}
        {marked && <span aria-hidden="true"> {colourMarks.tiers[tier]}</span>}
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

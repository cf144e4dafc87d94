import { gymWords } from '../../locales/en/gymbattle.ts';
import { Chip } from '../../ui/panels/Chip.tsx';
import type { Leader } from './gymRegions.ts';
import styles from './LeaderCard.module.css';

interface Props {
  facts: NonNullable<Leader['facts']>;
  beaten: boolean;
}

/** The leader's description and prize. */
export function LeaderFacts({ facts: { description, coins }, beaten }: Props) {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <p className={styles.prize}>
        <Chip tone={beaten ? undefined : 'gold'}>
          {beaten ? gymWords.rematch(coins) : gymWords.prize(coins)}
        </Chip>
      </p>
    </>
  );
}

import { gymWords } from '../../locales/en/gymbattle.ts';
import { Chip } from '../../ui/Chip.tsx';
import { TypeIcon } from '../../ui/TypeIcon.tsx';
import type { Leader } from './gymRegions.ts';
import styles from './LeaderCard.module.css';

interface Props {
  facts: NonNullable<Leader['facts']>;
  beaten: boolean;
}

/** What a challenger should know: type, levels, number of creatures, who it is, and what a victory brings. */
export function LeaderFacts({ facts: { type, least, most, size, description, coins }, beaten }: Props) {
  return (
    <>
      <p className={styles.facts}>
        <span className={styles.type}>
          <TypeIcon type={type} size={24} named={false} />
          {type}
        </span>
        <span>{gymWords.levels(least, most)}</span>
        <span>{gymWords.size(size)}</span>
      </p>
      <p className={styles.description}>{description}</p>
      <p className={styles.prize}>
        <Chip tone={beaten ? undefined : 'gold'}>
          {beaten ? gymWords.rematch(coins) : gymWords.prize(coins)}
        </Chip>
      </p>
    </>
  );
}

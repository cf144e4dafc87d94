import type { ReactNode } from 'react';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { CardMoves } from '../shared/CardMoves.tsx';
import styles from './OutcomeSheet.module.css';

interface Props {
  creatures: readonly BattleCreature[];
  showDefeated?: boolean;
  /** Shown on a creature's card above its moves. */
  above?: (creature: BattleCreature) => ReactNode;
}

/** Number of columns in which the cards leave no gaps, as far as possible. */
const columnsFor = (cards: number): number => (cards === 4 ? 2 : Math.min(cards, 3));

/** The cards of the creatures that took part. The width depends on their number. */
export function TeamCards({ creatures, showDefeated = false, above }: Props) {
  return (
    <div className={styles.cards} data-columns={columnsFor(creatures.length)}>
      {creatures.map((creature) => (
        <CreatureCard
          key={creature.id}
          creature={creature}
          heading={2}
          flat
          showDefeated={showDefeated}
          disabled={showDefeated && creature.hp <= 0}
        >
          {above?.(creature)}
          <CardMoves creature={creature} />
        </CreatureCard>
      ))}
    </div>
  );
}

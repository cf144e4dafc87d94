import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AttackResult } from '../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { CreatureCard } from '../../ui/CreatureCard.tsx';
import styles from './Arena.module.css';
import { LastAttack } from './LastAttack.tsx';

interface Props {
  side: 'mine' | 'foe';
  creature: BattleCreature;
  received: AttackResult | null;
  attacker: string;
  children: ReactNode;
}

/** One side of the fight: the creature's card with its attacks, and the last attack it received. */
export function Fighter({ side, creature, received, attacker, children }: Props) {
  const label = side === 'mine' ? battleWords.yours : battleWords.opponent;
  return (
    <section className={clsx(styles.fighter, styles[side])} aria-label={label}>
      <CreatureCard creature={creature} disabled={creature.hp <= 0} showDefeated heading={2}>
        {children}
      </CreatureCard>
      <LastAttack attacker={attacker} received={received} />
    </section>
  );
}

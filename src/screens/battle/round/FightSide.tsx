import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AttackResult, SideDetails } from '../../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { calledName } from '../../../locales/en/names.ts';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { Lasting } from '../shared/Lasting.tsx';
import { sideSigns } from '../shared/lastingSigns.ts';
import styles from './Fight.module.css';
import { LastAttack } from './LastAttack.tsx';
import { TeamHeads } from './TeamHeads.tsx';

interface Props {
  side: 'mine' | 'foe';
  creature: BattleCreature;
  /** All creatures of the side. */
  team: readonly BattleCreature[];
  /** Lasting effects on this side. */
  lasting: SideDetails | undefined;
  received: AttackResult | null;
  /** Whose attack it was; null if there is nothing to say of it. */
  attacker: BattleCreature | null;
  children?: ReactNode;
}

/**
 * One side of the fight: what its plate on the stage does not say. That is the team, lasting effects and the last attack
 * it received; the rest of the card is for screen readers, and for all where there is no stage.
 */
export function FightSide({ side, creature, team, lasting, received, attacker, children }: Props) {
  const label = side === 'mine' ? battleWords.yours : battleWords.opponent;
  return (
    <section className={clsx(styles.fighter, styles[side])} aria-label={label}>
      <CreatureCard creature={creature} disabled={creature.hp <= 0} showDefeated heading={2}>
        <TeamHeads team={team} active={creature.id} />
        <Lasting label={battleWords.lasting.of[side]} signs={sideSigns(lasting)} />
        {children}
        <LastAttack attacker={attacker && calledName(attacker)} received={received} />
      </CreatureCard>
    </section>
  );
}

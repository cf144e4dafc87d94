import type { ReactNode } from 'react';
import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import { CreatureCard } from '../../ui/CreatureCard.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { KnownMoves } from './KnownMoves.tsx';
import styles from './Outcome.module.css';

interface Props {
  title: string;
  mood: 'glad' | 'sad';
  lines: readonly string[];
  creatures: readonly BattleCreature[];
  showDefeated?: boolean;
  children: ReactNode;
}

/** How a battle ended, with cards and what to do next. */
export function Outcome({ title, mood, lines, creatures, showDefeated = false, children }: Props) {
  return (
    <Panel className={styles.panel} data-mood={mood}>
      <h1 className={styles.title}>{title}</h1>
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.cards}>
        {creatures.map((creature) => (
          <CreatureCard
            key={creature.id}
            creature={creature}
            heading={2}
            showDefeated={showDefeated}
            disabled={showDefeated && creature.hp <= 0}
          >
            <KnownMoves creature={creature} />
          </CreatureCard>
        ))}
      </div>
      <Tray>
        <div className={styles.buttons}>{children}</div>
      </Tray>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { useMainButton } from '../../../hooks/input/useMainButton.ts';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { Tray } from '../../../ui/panels/Tray.tsx';
import { CardMoves } from '../shared/CardMoves.tsx';
import styles from './OutcomeSheet.module.css';

interface Props {
  title: string;
  mood: 'glad' | 'sad';
  lines: readonly string[];
  /** An additional comment on the result, such as a gym leader's words. */
  says?: ReactNode;
  creatures: readonly BattleCreature[];
  showDefeated?: boolean;
  /** A note about the buttons, and the id for their `aria-describedby`. */
  note?: { readonly id: string; readonly text: string } | null;
  children: ReactNode;
}

/** Number of columns in which the cards leave no gaps, as far as possible. */
const columnsFor = (cards: number): number => (cards === 4 ? 2 : Math.min(cards, 3));

/** How a battle ended, with the creatures' cards and the next actions. The width depends on the number of cards. */
export function OutcomeSheet({
  title,
  mood,
  lines,
  says,
  creatures,
  showDefeated = false,
  note,
  children,
}: Props) {
  const buttons = useMainButton<HTMLDivElement>();
  const isTold = useStore(textMode) !== 'off';
  return (
    <Panel className={styles.panel} data-mood={mood}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lines} role={isTold ? undefined : 'status'}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {says}
      <div className={styles.cards} data-columns={columnsFor(creatures.length)}>
        {creatures.map((creature) => (
          <CreatureCard
            key={creature.id}
            creature={creature}
            heading={2}
            showDefeated={showDefeated}
            disabled={showDefeated && creature.hp <= 0}
          >
            <CardMoves creature={creature} />
          </CreatureCard>
        ))}
      </div>
      <Tray className={styles.tray}>
        <div className={styles.buttons} ref={buttons}>
          {children}
        </div>
        {note && (
          <p id={note.id} className={styles.note}>
            {note.text}
          </p>
        )}
      </Tray>
    </Panel>
  );
}

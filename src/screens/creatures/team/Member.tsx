import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { CreatureChange } from '../../../client/queries.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CreatureListRow } from '../../../ui/creature/CreatureListRow.tsx';
import { MovePickers } from '../../../ui/creature/moves/MovePickers.tsx';
import type { CreatureSlots } from '../../../ui/creature/moves/slots.ts';
import { nameId } from '../../../ui/creature/nameId.ts';
import { OwnersButton } from '../../../ui/trading/OwnersButton.tsx';
import { mayEvolve } from '../shared/evolve/mayEvolve.ts';
import { NicknameButton } from '../shared/nickname/NicknameButton.tsx';
import { mayStep, type OrderStep } from './order.ts';
import styles from './Team.module.css';

interface Props {
  creature: Creature;
  /** Position in the team, from 0. */
  at: number;
  /** Number of team members. */
  size: number;
  slots: CreatureSlots;
  /** Whether its moves differ from the saved ones. */
  changed: boolean;
  disabled: boolean;
  onStep: (by: OrderStep) => void;
  onSlots: (slots: CreatureSlots) => void;
  onReplace: () => void;
  onTakeOut: () => void;
  onEvolve: () => void;
  onFavourite: (favourite: boolean) => void;
  onUpdate: (changes: readonly CreatureChange[]) => void;
}

/** A team member with its actions. */
export function Member({ creature, at, size, slots, changed, disabled, onStep, onSlots, ...on }: Props) {
  const named = { 'aria-describedby': nameId(creature.id) };
  const step = (by: OrderStep, words: string) => (
    <Button
      {...named}
      data-step={by}
      disabled={disabled || !mayStep(at, by, size)}
      onClick={() => onStep(by)}
    >
      <span className={styles.arrow} data-by={by} aria-hidden="true" />
      {words}
    </Button>
  );
  return (
    <CreatureListRow
      creature={creature}
      badge={
        <span className={styles.place}>
          <span aria-hidden="true">{at + 1}</span>
          <span className="visually-hidden">{creatureWords.place(at + 1, size)}</span>
        </span>
      }
      tools={
        <>
          <NicknameButton creature={creature} onUpdate={on.onUpdate} />
          <OwnersButton creature={creature} />
        </>
      }
      onFavourite={on.onFavourite}
      actions={
        <>
          {step(-1, creatureWords.moveUp)}
          {step(1, creatureWords.moveDown)}
          <Button
            {...named}
            data-long={mayEvolve(creature) ? undefined : true}
            disabled={disabled}
            onClick={on.onReplace}
          >
            {creatureWords.replace}
          </Button>
          {mayEvolve(creature) && (
            <Button {...named} variant="go" disabled={disabled} onClick={on.onEvolve}>
              {creatureWords.evolve}
            </Button>
          )}
          {/* The last member cannot be taken out, nor one with unsaved moves, because they would be lost. */}
          {size > 1 && (
            <Button {...named} data-long disabled={disabled || changed} onClick={on.onTakeOut}>
              {creatureWords.takeOut}
            </Button>
          )}
        </>
      }
    >
      <MovePickers
        creature={creature}
        slots={slots}
        saved={creature}
        disabled={disabled}
        onChange={onSlots}
      />
    </CreatureListRow>
  );
}

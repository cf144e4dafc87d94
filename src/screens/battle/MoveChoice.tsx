import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { MoveLine } from '../../ui/MoveLine.tsx';
import { Tooltip } from '../../ui/more/Tooltip.tsx';
import { moveOf } from '../../ui/moveOf.ts';
import styles from './Choice.module.css';
import { moveFacts } from './moveFacts.ts';
import { slotsOf } from './sides.ts';
import type { Slot } from './slot.ts';

interface Props {
  creature: BattleCreature;
  target: readonly CreatureType[] | undefined;
  chosen: Slot | null;
  disabled: boolean;
  onChoose: (slot: Slot) => void;
}

/** The player's attacks to choose from. Free slots are left out, so the numbers may have gaps. */
export function MoveChoice({ creature, target, chosen, disabled, onChoose }: Props) {
  const slots = slotsOf(creature).map((name, index) => ({ name, slot: (index + 1) as Slot }));
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.title}>{battleWords.attacks}</legend>
      <div className={styles.choices}>
        {slots
          .filter(({ name }) => name !== '')
          .map(({ name, slot }) => (
            <Tooltip key={slot} tip={moveFacts(name)}>
              <label className={styles.choice} data-type={moveOf(name)?.type}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="attack"
                  value={slot}
                  checked={chosen === slot}
                  onChange={() => onChoose(slot)}
                />
                <MoveLine name={name} target={target} stacked />
                <span className={styles.key} aria-hidden="true">
                  {slot}
                </span>
                <span className={styles.tick} aria-hidden="true" />
              </label>
            </Tooltip>
          ))}
      </div>
    </fieldset>
  );
}

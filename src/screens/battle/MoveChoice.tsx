import type { BattleCreature } from '../../../contract/shapes/creature.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { MoveLine } from '../../ui/MoveLine.tsx';
import styles from './Moves.module.css';
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
    <fieldset className={styles.list} disabled={disabled}>
      <legend className={styles.label}>{battleWords.attacks}</legend>
      {slots
        .filter(({ name }) => name !== '')
        .map(({ name, slot }) => (
          <label key={slot} className={styles.choice}>
            <input
              type="radio"
              name="attack"
              value={slot}
              checked={chosen === slot}
              onChange={() => onChoose(slot)}
            />
            <MoveLine name={name} target={target} />
          </label>
        ))}
    </fieldset>
  );
}

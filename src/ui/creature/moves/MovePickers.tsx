import type { Creature } from '../../../../contract/shapes/creature.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import styles from './MovePicker.module.css';
import { MovePicker } from './MovePicker.tsx';
import { type CreatureSlots, chooseMove, movesFor, SLOT_NAMES } from './slots.ts';

interface Props {
  creature: Pick<Creature, 'name' | 'unlockedMoves'>;
  /** The moves as chosen now, saved or not. */
  slots: CreatureSlots;
  /** The moves as stored on the server. */
  saved: CreatureSlots;
  disabled?: boolean;
  onChange: (slots: CreatureSlots) => void;
}

/** The four move slots of a creature, each with the moves that it has unlocked. */
export function MovePickers({ creature, slots, saved, disabled = false, onChange }: Props) {
  const { name, unlockedMoves } = creature;
  return (
    <fieldset className={styles.pickers} disabled={disabled}>
      <legend className="visually-hidden">{creatureWords.attacks}</legend>
      {SLOT_NAMES.map((slot, index) => (
        <MovePicker
          key={slot}
          label={creatureWords.slot(index + 1)}
          of={speciesName(name)}
          move={slots[slot]}
          moves={movesFor({ ...slots, unlockedMoves }, slot)}
          changed={slots[slot] !== saved[slot]}
          onChoose={(move) => onChange(chooseMove(slots, slot, move))}
        />
      ))}
    </fieldset>
  );
}

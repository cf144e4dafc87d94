import { findMove } from '../../../../content/moves/findMove.ts';
import { MoveLine } from '../../creatureCard/MoveLine.tsx';
import styles from './MovePicker.module.css';
import { type CreatureSlots, SLOT_NAMES } from './slots.ts';

/** The moves of a creature, read-only. */
export function KnownMoves({ creature }: { creature: CreatureSlots }) {
  const moves = SLOT_NAMES.map((slot) => creature[slot]).filter((move) => move !== '');
  return (
    <ul className={styles.pickers}>
      {moves.map((move) => (
        <li key={move} className={styles.known} data-type={findMove(move)?.type}>
          <MoveLine name={move} stacked />
        </li>
      ))}
    </ul>
  );
}

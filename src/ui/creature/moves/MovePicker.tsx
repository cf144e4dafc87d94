import { useId } from 'react';
import { findMove } from '../../../../content/moves/findMove.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { MoveLine } from '../../creatureCard/MoveLine.tsx';
import styles from './MovePicker.module.css';

interface Props {
  label: string;
  /** Name of the creature that the slot belongs to. */
  of: string;
  /** The chosen move; empty for a free slot. */
  move: string;
  /** The moves to choose from; the empty string frees the slot. */
  moves: readonly string[];
  changed: boolean;
  onChoose: (move: string) => void;
}

/**
 * A tile with the move of a slot, its type and accuracy. A transparent native select lies above it, so that phones and
 * keyboards use their native list.
 */
export function MovePicker({ label, of, move, moves, changed, onChoose }: Props) {
  const id = useId();
  return (
    <span className={styles.picker} data-type={findMove(move)?.type} data-changed={changed || undefined}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
        <span> ({of})</span>
      </label>
      <span className={styles.face} aria-hidden="true">
        {move === '' ? (
          <span className={styles.free}>{creatureWords.free}</span>
        ) : (
          <MoveLine name={move} stacked />
        )}
      </span>
      <select
        id={id}
        className={styles.select}
        value={move}
        onChange={(event) => onChoose(event.target.value)}
      >
        {moves.map((each) => (
          <option key={each} value={each}>
            {factsOf(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

function factsOf(name: string): string {
  const move = findMove(name);
  if (name === '') return creatureWords.free;
  return move ? creatureWords.attackFacts(moveTitle(name), move.type, move.accuracy) : moveTitle(name);
}

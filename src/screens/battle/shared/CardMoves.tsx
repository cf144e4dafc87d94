import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { battleMovesOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { MoveLine } from '../../../ui/creatureCard/MoveLine.tsx';
import styles from './Moves.module.css';

interface Props {
  creature: BattleCreature;
  target?: readonly CreatureType[] | undefined;
}

/** The known moves of a creature on its card; renders nothing if none is known. */
export function CardMoves({ creature, target }: Props) {
  const moves = battleMovesOf(creature).filter((move) => move !== '');
  if (moves.length === 0) return null;
  return (
    <span className={styles.known}>
      {moves.map((move) => (
        <MoveLine key={move} name={move} target={target} />
      ))}
    </span>
  );
}

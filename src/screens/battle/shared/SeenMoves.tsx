import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { battleMovesOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { MoveLine } from '../../../ui/creatureCard/MoveLine.tsx';
import styles from './Moves.module.css';

interface Props {
  creature: BattleCreature;
  target?: readonly CreatureType[] | undefined;
}

/** The opponent's attacks that the player has seen so far; read-only. */
export function SeenMoves({ creature, target }: Props) {
  const seen = battleMovesOf(creature).filter((move) => move !== '');
  return (
    <div className={styles.seen} data-none={seen.length === 0 || undefined}>
      <p className={styles.label}>
        {battleWords.foeAttacks}{' '}
        {seen.length === 0 && <span className={styles.none}>{battleWords.noAttacks}</span>}
      </p>
      {seen.length > 0 && (
        <ul className={styles.list}>
          {seen.map((move) => (
            <li key={move}>
              <MoveLine name={move} target={target} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

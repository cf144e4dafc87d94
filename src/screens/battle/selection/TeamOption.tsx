import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { calledName } from '../../../locales/en/names.ts';
import { comma } from '../../../locales/format.ts';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { kinded } from '../../../ui/creatureCard/facts/kinds.ts';
import { CardMoves } from '../shared/CardMoves.tsx';
import styles from './Selection.module.css';

interface Props {
  creature: BattleCreature;
  /** Types of the opponent; the moves are marked by their effectiveness against them. */
  target: readonly CreatureType[] | undefined;
  checked: boolean;
  /** Cannot be chosen, though it stands. */
  disabled?: boolean;
  /** Leaves the moves out, where they do not matter. */
  plain?: boolean;
  onChoose: () => void;
}

/** A team member to choose; fainted ones are disabled, and their names are crossed out. */
export function TeamOption({ creature, target, checked, disabled = false, plain = false, onChoose }: Props) {
  const fainted = creature.hp <= 0;
  const { kind, level } = creature;
  return (
    <div className={styles.option} data-standing={!fainted || undefined}>
      {/* The input covers the card and has its own label: a card that contains a heading cannot be a label. */}
      <input
        className={styles.input}
        type="radio"
        name="creature"
        value={creature.id}
        checked={checked}
        disabled={fainted || disabled}
        onChange={onChoose}
        aria-label={kinded(kind, calledName(creature)) + comma() + battleWords.level(level)}
      />
      <CreatureCard creature={creature} disabled={fainted || disabled} showDefeated chosen={checked}>
        {!plain && <CardMoves creature={creature} target={target} />}
      </CreatureCard>
    </div>
  );
}

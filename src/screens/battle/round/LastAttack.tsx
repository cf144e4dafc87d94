import { useStore } from 'zustand';
import type { AttackResult } from '../../../../contract/shapes/battle.ts';
import { textMode } from '../../../client/session/textMode.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { effectText } from '../../../ui/creatureCard/facts/effectivenessMark.ts';
import styles from './Fight.module.css';

interface Props {
  /** Name of the attacking creature; null if there is nothing to say. */
  attacker: string | null;
  received: AttackResult | null;
}

/** The last attack that a creature received, in one line. */
export function LastAttack({ attacker, received }: Props) {
  const isTold = useStore(textMode) !== 'off';
  return (
    <p className={styles.received} role={isTold ? undefined : 'status'}>
      {received && attacker !== null && `${attacker} ${inWords(received)}`}
    </p>
  );
}

function inWords({ dodge, attack, mult, damage }: AttackResult): string {
  if (dodge) return battleWords.dodged(moveTitle(attack));
  return [battleWords.used(moveTitle(attack)), effectText(mult), battleWords.lost(damage)]
    .filter((part) => part)
    .join(' · ');
}

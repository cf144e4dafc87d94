import type { CreatureType } from '../../../rules/creatures/types.ts';
import { trainingWords } from '../../locales/en/expbattle.ts';
import { MatchupRows } from '../../ui/more/MatchupRows.tsx';
import { attacksOf, attacksOn } from '../../ui/more/matchups.ts';
import styles from './ExpBattle.module.css';

/** What the type of the partners means for the team. */
export function Partners({ type }: { type: CreatureType }) {
  const rows = [
    { label: trainingWords.weak, matchups: attacksOn([type]).strong },
    { label: trainingWords.strong, matchups: attacksOf(type).strong },
  ];
  return (
    <div className={styles.partners}>
      <MatchupRows rows={rows} />
    </div>
  );
}

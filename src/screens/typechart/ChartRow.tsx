import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType, type TypePair } from '../../../rules/creatures/types.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { typeWords } from '../../locales/en/types.ts';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import { markOf } from '../../ui/species/MatchupRows.tsx';
import styles from './Chart.module.css';

interface Props {
  type: CreatureType;
  /** Whether this type is the attack in the calculator. */
  chosen: boolean;
  targets: TypePair | null;
  /** Column with the tab stop, or null if it is in another row. */
  stop: number | null;
  onChoose: (attack: CreatureType, defend: CreatureType) => void;
}

/** A row of the chart: effectiveness of one attacking type against each type. */
export function ChartRow({ type, chosen, targets, stop, onChoose }: Props) {
  return (
    <tr data-chosen={chosen || undefined}>
      <th scope="row" className={styles.rowHead} data-type={type}>
        <span className={styles.rowType}>
          <TypeIcon type={type} size={26} named={false} />
          <span className={styles.rowName}>{typeWords[type]}</span>
        </span>
      </th>
      {CREATURE_TYPES.map((target, column) => {
        const mult = effectiveness(type, [target]) as keyof typeof typechartWords.signs;
        const isTarget = targets?.some((each) => each === target) ?? false;
        return (
          <td key={target} data-chosen={isTarget || undefined}>
            <button
              type="button"
              className={styles.cell}
              data-mult={mult}
              tabIndex={column === stop ? 0 : -1}
              aria-label={typechartWords.result(type, [target], markOf(mult).long)}
              aria-pressed={chosen && isTarget}
              onClick={() => onChoose(type, target)}
            >
              <span className={styles.sign}>{typechartWords.signs[mult]}</span>
            </button>
          </td>
        );
      })}
    </tr>
  );
}

import { type KeyboardEvent, useState } from 'react';
import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import type { ChangeAddress } from '../../hooks/useAddress.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { typeWords } from '../../locales/en/types.ts';
import { spoken } from '../../locales/texts.ts';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { MultMark } from '../../ui/species/MatchupRows.tsx';
import { TypeTag } from '../../ui/species/TypeTag.tsx';
import styles from './Chart.module.css';
import { ChartRow } from './ChartRow.tsx';
import type { CalculatorInput } from './calculatorInput.ts';

const { signs, legend } = typechartWords;
const ORDER = [2, 0.5, 0, 1] as const;

/** Explains the signs of the chart. */
function ChartLegend() {
  return (
    <ul className={styles.legend}>
      {ORDER.map((mult) => (
        <li key={mult} className={styles.meaning}>
          <span className={styles.cell} data-mult={mult} aria-hidden="true">
            <span className={styles.sign}>{signs[mult]}</span>
          </span>
          {legend[mult]}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  question: CalculatorInput;
  onChange: ChangeAddress;
}

const LAST = CREATURE_TYPES.length - 1;
type Spot = readonly [row: number, column: number];
/** How far a column to the right is counted on: columns run with the writing. */
const rightwards = () => (spoken.getState().direction === 'rtl' ? -1 : 1);
const WALK: Readonly<Record<string, (spot: Spot) => Spot>> = {
  ArrowUp: ([row, column]) => [row - 1, column],
  ArrowDown: ([row, column]) => [row + 1, column],
  ArrowLeft: ([row, column]) => [row, column - rightwards()],
  ArrowRight: ([row, column]) => [row, column + rightwards()],
  Home: ([row]) => [row, 0],
  End: ([row]) => [row, LAST],
  PageUp: ([, column]) => [0, column],
  PageDown: ([, column]) => [LAST, column],
};
const inside = (at: number) => Math.max(0, Math.min(LAST, at));

/** Chart of 18 by 18 types. It is one stop for the Tab key; arrow keys move inside. */
export function Chart({ question: { attack, defend }, onChange }: Props) {
  const [[row, column], setSpot] = useState<Spot>([0, 0]);
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const go = WALK[event.key];
    if (!go) return;
    event.preventDefault();
    const [nextRow, nextColumn] = go([row, column]).map(inside) as [number, number];
    setSpot([nextRow, nextColumn]);
    const fields = event.currentTarget.querySelectorAll('button');
    fields[nextRow * CREATURE_TYPES.length + nextColumn]?.focus();
  };
  const choose = (one: CreatureType, other: CreatureType) => {
    setSpot([CREATURE_TYPES.indexOf(one), CREATURE_TYPES.indexOf(other)]);
    onChange({ attack: one, defend: other });
  };
  return (
    <Panel className={styles.panel} aria-labelledby="chart">
      <h2 id="chart">{typechartWords.chart}</h2>
      {attack && defend && (
        <p className={styles.said} aria-hidden="true">
          <TypeTag type={attack} /> {typechartWords.against}
          {defend.map((type) => (
            <TypeTag key={type} type={type} />
          ))}
          <MultMark mult={effectiveness(attack, defend)} />
        </p>
      )}
      <div className={styles.scroller}>
        <div className={styles.sheet}>
          <table className={styles.chart} onKeyDown={walk}>
            <caption className="visually-hidden">{typechartWords.caption}</caption>
            <thead>
              <tr>
                <td className={styles.corner}>
                  <span>{typechartWords.corner.defend}</span>
                  <span>{typechartWords.corner.attack}</span>
                </td>
                {CREATURE_TYPES.map((type) => (
                  <th
                    key={type}
                    scope="col"
                    data-type={type}
                    data-chosen={defend?.some((each) => each === type) || undefined}
                  >
                    <TypeIcon type={type} size={26} named={false} />
                    <span className={styles.upright}>{typeWords[type]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {CREATURE_TYPES.map((type, index) => (
                <ChartRow
                  key={type}
                  type={type}
                  chosen={type === attack}
                  targets={defend}
                  stop={index === row ? column : null}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <ChartLegend />
      <p className={styles.hint}>{typechartWords.hint}</p>
    </Panel>
  );
}

import { typechartWords } from '../../locales/en/typechart.ts';
import styles from './Chart.module.css';

const { signs, legend } = typechartWords;
const ORDER = [2, 0.5, 0, 1] as const;

/** What the signs of the chart mean. */
export function ChartLegend() {
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

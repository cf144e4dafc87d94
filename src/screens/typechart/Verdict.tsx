import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { MultMark, markOf } from '../../ui/species/MatchupRows.tsx';
import { TypeTag } from '../../ui/species/TypeTag.tsx';
import type { CalculatorInput } from './calculatorInput.ts';
import styles from './Typechart.module.css';

/** The damage factor of the chosen attack against the target. */
export function Verdict({ question: { attack, defend } }: { question: CalculatorInput }) {
  const mult = attack && defend ? effectiveness(attack, defend) : null;
  const { long } = markOf(mult ?? 1);
  return (
    <>
      {/* A live region must exist before its content, otherwise screen readers do not announce it. */}
      <p className="visually-hidden" role="status">
        {attack && defend && typechartWords.result(attack, defend, long)}
      </p>
      {attack && defend && mult !== null ? (
        <div className={styles.verdict} aria-hidden="true">
          <span className={styles.sides}>
            <TypeTag type={attack} />
            {typechartWords.against}
            {defend.map((type) => (
              <TypeTag key={type} type={type} />
            ))}
          </span>
          <span className={styles.mult}>
            <MultMark mult={mult} />
            {long}
          </span>
        </div>
      ) : (
        <p className={styles.soft}>{typechartWords.pick}</p>
      )}
    </>
  );
}

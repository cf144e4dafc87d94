import { effectiveness } from '../../../rules/creatures/typeChart.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { MultMark, markOf } from '../../ui/species/MatchupRows.tsx';
import { TypeTag } from '../../ui/species/TypeTag.tsx';
import type { CalculatorInput } from './calculatorInput.ts';
import styles from './Typechart.module.css';

/** How much of the attack's damage counts. */
export function Verdict({ question: { attack, defend } }: { question: CalculatorInput }) {
  const mult = attack && defend ? effectiveness(attack, defend) : null;
  const { long } = markOf(mult ?? 1);
  return (
    <>
      {/* It is there before anything is said in it, or nobody would hear it. */}
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

import { useMemo } from 'react';
import { useAddress } from '../../hooks/useAddress.ts';
import { useGradually } from '../../hooks/useGradually.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { Calculator } from './Calculator.tsx';
import { CalculatorAnswer } from './CalculatorAnswer.tsx';
import { Chart } from './Chart.tsx';
import { typesIn } from './calculatorInput.ts';
import styles from './Typechart.module.css';

/** The type chart, and a calculator for creatures with up to two types. */
export default function TypechartScreen() {
  const [params, change] = useAddress();
  // The chart has a thousand elements: the calculator is shown before it.
  const parts = useGradually(2);
  const question = useMemo(() => typesIn(params), [params]);
  return (
    <div className={styles.screen}>
      <h1>{typechartWords.title}</h1>
      <div className={styles.columns}>
        <Calculator question={question} onChange={change} />
        <CalculatorAnswer question={question} />
        {parts > 1 && <Chart question={question} onChange={change} />}
      </div>
    </div>
  );
}

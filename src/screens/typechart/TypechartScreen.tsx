import { useMemo } from 'react';
import { useAddress } from '../../hooks/useAddress.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { Calculator } from './Calculator.tsx';
import { CalculatorAnswer } from './CalculatorAnswer.tsx';
import { Chart } from './Chart.tsx';
import { typesIn } from './calculatorInput.ts';
import styles from './Typechart.module.css';

/** The type chart, and a calculator for creatures with up to two types. */
export default function TypechartScreen() {
  const [params, change] = useAddress();
  const question = useMemo(() => typesIn(params), [params]);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{typechartWords.title}</h1>
      <div className={styles.columns}>
        <Calculator question={question} onChange={change} />
        <CalculatorAnswer question={question} />
        <Chart question={question} onChange={change} />
      </div>
    </div>
  );
}

import type { ChangeAddress } from '../../hooks/useAddress.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TypePicker } from '../../ui/forms/picker/TypePicker.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import type { CalculatorInput } from './calculatorInput.ts';
import { TeamPicks } from './TeamPicks.tsx';
import styles from './Typechart.module.css';
import { Verdict } from './Verdict.tsx';

interface Props {
  question: CalculatorInput;
  onChange: ChangeAddress;
}

/** Form of the calculator: one attacking type against one or two defending types. */
export function Calculator({ question, onChange }: Props) {
  const { attack, defend } = question;
  return (
    <Panel className={styles.calculator} aria-labelledby="calculator">
      <div className={styles.head}>
        <h2 id="calculator">{typechartWords.calculator}</h2>
        {(attack || defend) && (
          <Button variant="quiet" onClick={() => onChange({ attack: null, defend: null })}>
            {typechartWords.clear}
          </Button>
        )}
      </div>
      <TypePicker
        legend={typechartWords.attack}
        name="attack"
        most={1}
        chosen={attack ? [attack] : []}
        onChange={([type]) => onChange({ attack: type ?? null })}
      />
      <TypePicker
        legend={typechartWords.defend}
        name="defend"
        most={2}
        chosen={defend ?? []}
        onChange={(types) => onChange({ defend: types.join(',') })}
      />
      <TeamPicks onPick={(types) => onChange({ defend: types.join(',') })} />
      <Verdict question={question} />
    </Panel>
  );
}

import type { CreatureType } from '../../../rules/creatures/types.ts';
import type { ChangeAddress } from '../../hooks/useAddress.ts';
import { typechartWords } from '../../locales/en/typechart.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TypePicker } from '../../ui/forms/picker/TypePicker.tsx';
import { lateComponent, useLateComponent } from '../../ui/loading/lateComponent.ts';
import { Panel } from '../../ui/panels/Panel.tsx';
import type { CalculatorInput } from './calculatorInput.ts';
import styles from './Typechart.module.css';
import { Verdict } from './Verdict.tsx';

/** What asks for the team weighs more than the calculator, which needs none. */
const teamPicks = lateComponent(async () => (await import('./TeamPicks.tsx')).TeamPicks);

/** The player's team to choose from, whose place is kept until it is there. */
function Team({ onPick }: { onPick: (types: readonly CreatureType[]) => void }) {
  const { Component: Picks, failed } = useLateComponent(teamPicks);
  if (Picks) return <Picks onPick={onPick} />;
  if (failed) return null;
  return (
    <div>
      <p className={styles.label}>{typechartWords.team}</p>
      <div className={styles.team} />
    </div>
  );
}

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
      <Team onPick={(types) => onChange({ defend: types.join(',') })} />
      <Verdict question={question} />
    </Panel>
  );
}

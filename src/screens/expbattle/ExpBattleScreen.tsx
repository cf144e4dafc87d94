import { type FormEvent, useEffect } from 'react';
import { WORTH } from '../../../rules/battle/turn/rewards.ts';
import { CREATURE_TYPES, type CreatureType } from '../../../rules/creatures/types.ts';
import { FirstHint } from '../../hints/FirstHint.tsx';
import { useAddress } from '../../hooks/useAddress.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useWide } from '../../hooks/useWide.ts';
import { trainingWords } from '../../locales/en/expbattle.ts';
import { typeWords } from '../../locales/en/types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import { FirstCreature } from '../../ui/dialogs/FirstCreature.tsx';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Select } from '../../ui/forms/picker/Select.tsx';
import { Chip } from '../../ui/panels/Chip.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { MatchupRows } from '../../ui/species/MatchupRows.tsx';
import { attacksOf, attacksOn } from '../../ui/species/matchups.ts';
import styles from './ExpBattle.module.css';
import { Hall } from './Hall.tsx';
import { TypeWheel } from './TypeWheel.tsx';

/** The type chosen last: players usually train against the same type again. */
let last: string | null = null;

/** The chosen type from the address, else the last one; null if there is none. */
function useType(): readonly [CreatureType | null, (type: string) => void] {
  const [params, change] = useAddress();
  const named = params.get('type') ?? last;
  const type = CREATURE_TYPES.find((each) => each === named) ?? null;
  useEffect(() => {
    last = type;
  }, [type]);
  const choose = (wanted: string) => {
    last = wanted;
    change({ type: wanted });
  };
  return [type, choose];
}

/** What the type of the partners means for the team: its weaknesses and strengths. */
function Partners({ type }: { type: CreatureType }) {
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

const typeChoices = () =>
  CREATURE_TYPES.map((type) => ({
    value: type,
    label: typeWords[type].charAt(0).toUpperCase() + typeWords[type].slice(1),
  }));
/** The specification wants no message if the start fails. */
const ignore = () => undefined;

/** Starts a training battle against partners of a type. */
export default function ExpBattleScreen() {
  const newcomer = useBridge(({ session }) => session.profile?.pokemonCount === 0);
  const [type, choose] = useType();
  const wide = useWide();
  const { challenge, starting, question } = useChallenge({ onFailure: ignore });
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (type) void challenge({ type: 'training', of: type });
  };
  if (newcomer) return <FirstCreature title={trainingWords.title} />;
  return (
    <div className={styles.screen}>
      <Panel className={styles.panel} data-type={type ?? undefined}>
        <div className={styles.words}>
          <h1>{trainingWords.title}</h1>
          <p>{trainingWords.intro}</p>
          <ul className={styles.facts} aria-label={trainingWords.facts}>
            <li>
              <Chip tone="good">
                {trainingWords.experience(WORTH.training.experience / WORTH.wb.experience)}
              </Chip>
            </li>
            <li>
              <Chip>{trainingWords.coins}</Chip>
            </li>
          </ul>
          <FirstHint name="training" />
          {wide && <Hall type={type} />}
        </div>
        <form className={styles.form} onSubmit={start}>
          <TypeWheel chosen={type} disabled={starting !== null} onChoose={choose} />
          <div className={styles.hub}>
            <span className={styles.sign} aria-hidden="true">
              {type ? (
                <>
                  <TypeIcon type={type} size={96} named={false} />
                  <span className={styles.name}>{typeWords[type]}</span>
                </>
              ) : (
                <span className={styles.none}>?</span>
              )}
            </span>
            <Select
              label={trainingWords.select}
              placeholder={trainingWords.none}
              choices={typeChoices()}
              value={type ?? ''}
              disabled={starting !== null}
              onChange={choose}
            />
            <Button type="submit" variant="primary" wide busy={starting !== null}>
              {trainingWords.start}
            </Button>
          </div>
        </form>
        {type && <Partners type={type} />}
        {question}
      </Panel>
    </div>
  );
}

import { useId } from 'react';
import type { AttackPreview, SideDetails } from '../../../../contract/shapes/battle.ts';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import type { Slot } from '../../../../rules/model/choice.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ForesightSwitch } from '../../../ui/buttons/ForesightSwitch.tsx';
import { battleMovesOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { Hint } from '../../../ui/panels/Hint.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import { FlaskButton } from '../beside/FlaskButton.tsx';
import { RunButton } from '../beside/RunButton.tsx';
import { SwitchButton } from '../beside/SwitchButton.tsx';
import { useForesight } from '../shared/useForesight.ts';
import styles from './Attacks.module.css';
import choice from './Choice.module.css';
import { MoveChoice } from './MoveChoice.tsx';
import { moveFacts } from './moveFacts.ts';

/** What the round waits for: the player's choice, the server, the animation, or the player to go on in it or after it. */
type Phase = 'choice' | 'waiting' | 'playing' | 'paused' | 'results';

const HINTS = {
  choice: 'hint',
  waiting: 'hint',
  playing: 'skip',
  paused: 'hintOfPause',
  results: 'hintOfResults',
} as const;

const LABELS = {
  choice: 'attack',
  waiting: 'wait',
  playing: 'wait',
  paused: 'goOn',
  results: 'continue',
} as const;

interface Props {
  creature: BattleCreature;
  target: BattleCreature;
  /** Preview of each attack, by slot. */
  previews: readonly (AttackPreview | null)[] | null;
  /** What lasts on the player's side. */
  side: SideDetails | undefined;
  chosen: Slot | null;
  phase: Phase;
  /** Whether the player has run away. */
  fled: boolean;
  onChoose: (slot: Slot) => void;
  onConfirm: () => void;
}

/** The player's attacks, a description of the chosen one, and the button that plays the round. */
export function Attacks({
  creature,
  target,
  previews,
  side,
  chosen,
  phase,
  fled,
  onChoose,
  onConfirm,
}: Props) {
  const title = useId();
  const foresight = useForesight();
  const waiting = phase === 'waiting' || phase === 'playing';
  const name = chosen && phase === 'choice' ? battleMovesOf(creature)[chosen - 1] : undefined;
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <span className={choice.title} id={title}>
          {battleWords.attacks}
        </span>
        <ForesightSwitch className={styles.foresight} />
      </div>
      <MoveChoice
        labelledBy={title}
        creature={creature}
        target={foresight ? target : undefined}
        previews={previews}
        side={side}
        chosen={chosen}
        disabled={phase !== 'choice'}
        onChoose={onChoose}
      />
      {name ? (
        <p className={styles.about}>{moveFacts(name, side)}</p>
      ) : fled && phase === 'results' ? (
        <p className={styles.about} role="status">
          {battleWords.running.away}
        </p>
      ) : (
        <Hint className={styles.about} words={battleWords[HINTS[phase]]} />
      )}
      <div className={styles.action} data-pinned>
        <RunButton disabled={phase !== 'choice'} />
        <SwitchButton disabled={phase !== 'choice'} />
        <FlaskButton disabled={phase !== 'choice'} />
        <Button variant="primary" wide busy={waiting} onClick={onConfirm}>
          {battleWords[LABELS[phase]]}
        </Button>
      </div>
    </Panel>
  );
}

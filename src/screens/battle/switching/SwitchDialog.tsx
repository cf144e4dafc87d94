import { type FormEvent, useId, useState } from 'react';
import type { BattleDetails } from '../../../bridge/state.ts';
import { switchTo } from '../../../client/battle/battle.ts';
import { otherStanding } from '../../../client/battle/switching.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { foeOf, mineOf, teamOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { TeamOption } from '../selection/TeamOption.tsx';
import { useForesight } from '../shared/useForesight.ts';
import styles from './SwitchDialog.module.css';

const words = battleWords.switching;

interface Props {
  battle: BattleDetails;
  onClose: () => void;
}

/** Lets the player choose the creature that replaces the one in battle, which costs the turn. */
export function SwitchDialog({ battle, onClose }: Props) {
  const foresight = useForesight();
  const form = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const standing = otherStanding(battle);
  const chosen = standing.find(({ id }) => id === picked) ?? standing[0];
  const mine = mineOf(battle);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (chosen) void switchTo(chosen.id);
  };
  return (
    <Dialog
      title={words.title}
      text={words.text(mine ? calledName(mine) : '')}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={!chosen}>
            {words.confirm(chosen ? calledName(chosen) : '')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={confirm} data-own-enter>
        <div className={styles.options} role="radiogroup" aria-label={words.title}>
          {teamOf(battle)
            .filter(({ id }) => id !== mine?.id)
            .map((creature) => (
              <TeamOption
                key={creature.id}
                creature={creature}
                target={foresight ? foeOf(battle)?.types : undefined}
                checked={creature.id === chosen?.id}
                onChoose={() => setPicked(creature.id)}
              />
            ))}
        </div>
      </form>
    </Dialog>
  );
}

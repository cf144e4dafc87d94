import { type FormEvent, useId, useState } from 'react';
import type { BattleCreature } from '../../../../contract/shapes/creature.ts';
import { useBridge } from '../../../hooks/useBridge.ts';
import { calledName } from '../../../locales/en/names.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { foeOf } from '../../../ui/creatureCard/facts/battleSides.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { TeamOption } from '../selection/TeamOption.tsx';
import { useForesight } from '../shared/useForesight.ts';
import styles from './TeamDialog.module.css';

interface Props {
  title: string;
  text: string;
  /** The creatures that are shown, and those of them that can be chosen. */
  creatures: readonly BattleCreature[];
  able: readonly BattleCreature[];
  /** Who is chosen at first, if able. */
  first?: BattleCreature | undefined;
  /** Leaves the moves out, where they do not matter. */
  plain?: boolean;
  cancel: string;
  confirm: (name: string) => string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Lets the player choose a creature of the team for what costs the turn. */
export function TeamDialog({
  title,
  text,
  creatures,
  able,
  first,
  plain = false,
  cancel,
  confirm,
  onChoose,
  onClose,
}: Props) {
  const foresight = useForesight();
  const foe = useBridge(({ battle: { battle } }) => battle && foeOf(battle));
  const form = useId();
  const [picked, setPicked] = useState(first?.id);
  const chosen = able.find(({ id }) => id === picked) ?? able[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (chosen) onChoose(chosen.id);
  };
  return (
    <Dialog
      title={title}
      text={text}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={!chosen}>
            {confirm(chosen ? calledName(chosen) : '')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} data-own-enter>
        <div className={styles.options} role="radiogroup" aria-label={title}>
          {creatures.map((creature) => (
            <TeamOption
              key={creature.id}
              creature={creature}
              target={foresight ? foe?.types : undefined}
              checked={creature.id === chosen?.id}
              disabled={!able.includes(creature)}
              plain={plain}
              onChoose={() => setPicked(creature.id)}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}

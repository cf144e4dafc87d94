import { useState } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { LessonView, TutorView } from '../../../../contract/shapes/tutor.ts';
import { takeLesson } from '../../../client/tutor/tutor.ts';
import { moveTitle } from '../../../locales/en/named/moves.ts';
import { shortName } from '../../../locales/en/names.ts';
import { tutorWords as words } from '../../../locales/en/tutor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';

interface Props {
  creature: Creature;
  lesson: LessonView;
  /** Coins held. */
  coins: number;
  onTaught: (taught: TutorView) => void;
  onClose: () => void;
}

/** Says what is learned, forgotten and paid, and asks where the move goes. */
export function LessonDialog({ creature, lesson: { move, price }, coins, onTaught, onClose }: Props) {
  const slots = [creature.attack1, creature.attack2, creature.attack3, creature.attack4];
  const free = slots.indexOf('');
  const [slot, setSlot] = useState(free < 0 ? 3 : free);
  const [busy, setBusy] = useState(false);
  const name = shortName(creature);
  const title = moveTitle(move);
  const forgotten = moveTitle(slots[slot] ?? '');
  const pay = async () => {
    if (busy) return;
    setBusy(true);
    const taught = await takeLesson(
      { id: creature.id, move, slot: slot + 1, price },
      words.done(name, title),
    );
    setBusy(false);
    if (taught) onTaught(taught);
    onClose();
  };
  return (
    <Dialog
      title={words.ask(name, title)}
      text={
        forgotten === '' ? words.learns(name, title, price) : words.forgets(name, title, forgotten, price)
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button variant="primary" busy={busy} onClick={pay}>
            {words.yes(price)}
          </Button>
        </>
      }
    >
      <Select
        label={words.slot}
        value={String(slot)}
        disabled={busy}
        choices={slots.map((known, at) => ({
          value: String(at),
          label: known === '' ? words.free(at + 1) : moveTitle(known),
        }))}
        onChange={(value) => setSlot(Number(value))}
      />
      <p>{words.left(coins - price)}</p>
    </Dialog>
  );
}

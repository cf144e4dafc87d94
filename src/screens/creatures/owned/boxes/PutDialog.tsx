import { useState } from 'react';
import { MOST_BOXES, putInBox } from '../../../../../contract/owned.ts';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { request } from '../../../../api/request.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { calledName, inQuotes } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import frame from '../../../../ui/theme/Frame.module.css';
import styles from './Boxes.module.css';
import { BoxForm } from './BoxForm.tsx';
import { type Boxes, freeBox } from './freeBox.ts';

interface Props {
  creatures: readonly Creature[];
  boxes: Boxes;
  onBoxes: (boxes: Boxes) => void;
  /** Called with the creatures as they are now. */
  onPut: (changed: readonly Creature[]) => void;
  onClose: () => void;
}

const { boxes: words } = creatureWords;

/** Puts creatures in a box, in a new one, or out of theirs. */
export function PutDialog({ creatures, boxes, onBoxes, onPut, onClose }: Props) {
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [first] = creatures;
  if (!first) return null;
  const one = creatures.length === 1;
  const next = freeBox(boxes);
  const put = async (box: number, name: string) => {
    setBusy(box);
    setProblem(null);
    try {
      const ids = creatures.map(({ id }) => id);
      const { pokemons } = await request(putInBox, { pokemons: ids, ...(box > 0 && { box }) });
      const count = creatures.length;
      const [into, out] = one
        ? [words.moved(calledName(first), inQuotes(name)), words.out(calledName(first))]
        : [words.movedMany(count, inQuotes(name)), words.outMany(count)];
      showToast('success', box > 0 ? into : out);
      onPut(pokemons);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(null);
    }
  };
  return (
    <Dialog
      title={one ? words.putOne(calledName(first)) : words.putMany(creatures.length)}
      text={words.putText}
      onClose={onClose}
    >
      <div className={styles.boxes}>
        {boxes.map(({ box, name, count }) => (
          <Button
            key={box}
            wide
            busy={busy === box}
            disabled={busy !== null || creatures.every((creature) => creature.box === box)}
            onClick={() => void put(box, name)}
          >
            <bdi>{name}</bdi>
            <span className={styles.count}>{words.count(count)}</span>
          </Button>
        ))}
        {creatures.some(({ box }) => box !== undefined) && (
          <Button
            wide
            variant="quiet"
            busy={busy === 0}
            disabled={busy !== null}
            onClick={() => void put(0, '')}
          >
            {words.noBox}
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
      {next === null ? (
        <p>{words.full(MOST_BOXES)}</p>
      ) : (
        <BoxForm
          box={next}
          disabled={busy !== null}
          onNamed={(changed, name) => {
            onBoxes(changed);
            return put(next, name);
          }}
        />
      )}
    </Dialog>
  );
}

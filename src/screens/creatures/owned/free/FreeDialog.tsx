import { useState } from 'react';
import { setFree } from '../../../../../contract/owned.ts';
import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { request } from '../../../../api/request.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { calledName } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import frame from '../../../../ui/theme/Frame.module.css';
import { TradedLine } from '../../../../ui/trading/TradedLine.tsx';
import styles from './Free.module.css';

interface Props {
  creatures: readonly Creature[];
  onClose: () => void;
  /** Called with the ids of those who are gone. */
  onGone: (ids: readonly string[]) => void;
}

const { freeing: words } = creatureWords;
/** Number of names that the farewell says. */
const MOST_NAMED = 3;

/** Shows who would go for good, and sets them free. */
export function FreeDialog({ creatures, onClose, onGone }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRare = creatures.some(({ kind }) => kind > 1);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const ids = creatures.map(({ id }) => id);
    try {
      await request(setFree, { pokemons: ids });
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
      return;
    }
    const names = creatures.map(calledName);
    showToast('success', names.length > MOST_NAMED ? words.goneMany(names.length) : words.gone(names));
    onGone(ids);
  };
  return (
    <Dialog
      title={words.title(creatures.length)}
      text={words.text}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
          <Button variant="primary" disabled={busy} onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <ul className={styles.going}>
        {creatures.map((creature) => (
          <li key={creature.id}>
            <TradedLine creature={creature} />
          </li>
        ))}
      </ul>
      {isRare && <p className={styles.rare}>{words.rare}</p>}
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

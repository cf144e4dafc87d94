import { useState } from 'react';
import { MOST_BOXES, nameBox } from '../../../../../contract/owned.ts';
import { toRefusal } from '../../../../api/refusal.ts';
import { request } from '../../../../api/request.ts';
import { showToast } from '../../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../../locales/en/creatures.ts';
import { inQuotes } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import frame from '../../../../ui/theme/Frame.module.css';
import styles from './Boxes.module.css';
import { BoxForm } from './BoxForm.tsx';
import { type Boxes, freeBox } from './freeBox.ts';

interface Props {
  boxes: Boxes;
  onBoxes: (boxes: Boxes) => void;
  /** Called with the number of a box that the list shall show. */
  onShow: (box: number) => void;
  /** Called after a box was put away. */
  onAway: (box: number) => void;
  onClose: () => void;
}

const { boxes: words } = creatureWords;

/** All boxes: shows one in the list, renames it or puts it away, and sets up new ones. */
export function BoxesDialog({ boxes, onBoxes, onShow, onAway, onClose }: Props) {
  const [renamed, setRenamed] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<Boxes[number] | null>(null);
  const next = freeBox(boxes);
  if (leaving) {
    return (
      <AwayDialog
        box={leaving}
        onClose={() => setLeaving(null)}
        onGone={(left) => {
          setLeaving(null);
          onBoxes(left);
          onAway(leaving.box);
        }}
      />
    );
  }
  return (
    <Dialog
      title={words.title}
      text={boxes.length === 0 ? words.none : words.text}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul className={styles.boxes}>
        {boxes.map(({ box, name, count }) => (
          <li key={box} className={styles.box}>
            {renamed === box ? (
              <BoxForm
                box={box}
                present={name}
                onNamed={(changed, given) => {
                  setRenamed(null);
                  onBoxes(changed);
                  showToast('success', words.renamed(inQuotes(given)));
                }}
              />
            ) : (
              <>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  <span className={styles.count} aria-hidden="true">
                    {words.count(count)}
                  </span>
                  <span className="visually-hidden">{words.one(name, count)}</span>
                </span>
                <Button aria-label={words.showLabel(name)} disabled={count === 0} onClick={() => onShow(box)}>
                  {words.show}
                </Button>
                <IconButton label={words.renameLabel(name)} onClick={() => setRenamed(box)}>
                  <path d="M4.2 19.8l1.1-4.6L15.9 4.6a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.8 18.7zM14 6.6l3.4 3.4" />
                </IconButton>
                <IconButton
                  label={words.awayLabel(name)}
                  title={words.away}
                  onClick={() => setLeaving({ box, name, count })}
                >
                  <path d="M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5M13.8 10.5v5.5" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {next === null ? (
        <p>{words.full(MOST_BOXES)}</p>
      ) : (
        <BoxForm
          key={next}
          box={next}
          onNamed={(changed, given) => {
            onBoxes(changed);
            showToast('success', words.made(inQuotes(given)));
          }}
        />
      )}
    </Dialog>
  );
}

interface AwayProps {
  box: Boxes[number];
  onClose: () => void;
  onGone: (left: Boxes) => void;
}

/** Asks before a box is put away, and does it. */
function AwayDialog({ box: { box, name, count }, onClose, onGone }: AwayProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { boxes } = await request(nameBox, { box, name: '' });
      showToast('success', words.gone(inQuotes(name)));
      onGone(boxes);
    } catch (refused) {
      setProblem(toRefusal(refused).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={words.awayTitle(inQuotes(name))}
      text={words.awayText(count)}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={() => void confirm()}>
            {words.away}
          </Button>
          <Button variant="primary" disabled={busy} onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <p className={frame.error} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

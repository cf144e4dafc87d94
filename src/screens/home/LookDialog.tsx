import { useId, useState } from 'react';
import { LOOKS, type Look } from '../../../contract/shapes/look.ts';
import { chooseLook } from '../../client/session/chooseLook.ts';
import { lookWords } from '../../locales/en/looks.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/more/Dialog.tsx';
import styles from './Look.module.css';
import { LookOption } from './LookOption.tsx';

interface Props {
  look: Look;
  onClose: () => void;
}

/** Everybody whom the player can be; nothing changes before it is confirmed. */
export function LookDialog({ look, onClose }: Props) {
  const [chosen, setChosen] = useState(look);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const wear = async () => {
    if (busy) return;
    setBusy(true);
    const worn = chosen === look || (await chooseLook(chosen));
    setBusy(false);
    if (worn) onClose();
  };
  return (
    <Dialog
      title={lookWords.change}
      text={lookWords.text}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{lookWords.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={busy}>
            {lookWords.wear}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          // In the tree of components the dialog lies within the page that opened it, whose form is not meant.
          event.stopPropagation();
          void wear();
        }}
      >
        <div className={styles.options} role="radiogroup" aria-label={lookWords.label}>
          {LOOKS.map((each) => (
            <LookOption key={each} look={each} checked={each === chosen} onChoose={() => setChosen(each)} />
          ))}
        </div>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { tradeWords } from '../../../locales/en/trades.ts';
import styles from './Owners.module.css';
import { OwnersDialog } from './OwnersDialog.tsx';

interface Props {
  creature: { readonly id: string; readonly name: string };
}

/** Where a creature has been: a list of its owners, a press away. */
export function OwnersButton({ creature }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={tradeWords.owners.title(creature.name)}
        title={tradeWords.owners.button}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8.6" />
          <path d="M12 7v5.2l3.6 2.2" />
        </svg>
      </button>
      {open && <OwnersDialog creature={creature} onClose={() => setOpen(false)} />}
    </>
  );
}

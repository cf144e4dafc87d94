import { clsx } from 'clsx';
import { useState } from 'react';
import { useStore } from 'zustand';
import { type StorageTrouble, storageTrouble } from '../../api/browserStorage.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import frame from '../../ui/theme/Frame.module.css';
import styles from './StorageNotice.module.css';

/** Tells the player that the browser does not store the game's data, and what helps, until it is dismissed. */
export function StorageNotice() {
  const trouble = useStore(storageTrouble);
  const [read, setRead] = useState<StorageTrouble | null>(null);
  if (trouble === null || trouble === read) return null;
  return (
    <section className={clsx(frame.notice, styles.notice)} aria-label={en.storage.label}>
      <p role="status">{en.storage[trouble]}</p>
      <Button variant="quiet" onClick={() => setRead(trouble)}>
        {en.storage.dismiss}
      </Button>
    </section>
  );
}

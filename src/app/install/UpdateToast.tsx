import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './Install.module.css';
import { waitingUpdate } from './updates.ts';

/** Says that there is a new release, and offers to change to it; not within a battle. */
export function UpdateToast() {
  const update = useStore(waitingUpdate);
  const [applied, setApplied] = useState<typeof update>(null);
  const inBattle = /^\/battle\/?$/i.test(useLocation().pathname);
  return (
    // A live region has to be there before its text.
    <div aria-live="polite">
      {update && !inBattle && (
        <div className={styles.toast} data-update>
          <p>{en.update.text}</p>
          <Button
            variant="primary"
            busy={applied === update}
            onClick={() => {
              setApplied(update);
              update.apply();
            }}
          >
            {en.update.now}
          </Button>
          <Button variant="quiet" onClick={() => waitingUpdate.setState(null, true)}>
            {en.update.later}
          </Button>
        </div>
      )}
    </div>
  );
}

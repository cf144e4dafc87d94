import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BrokenWords } from './ErrorBoundary.tsx';
import styles from './Errors.module.css';
import { dismissUncaught, uncaught } from './uncaught.ts';

/** Covers the game after an error that nobody has caught. What is below it stays: the player may go on. */
export function UncaughtPage() {
  const isShown = useStore(uncaught) !== null;
  return isShown ? <Page /> : null;
}

function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's own dialog needs no script that may not arrive any more. It closes with Escape.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.page}
      aria-label={en.retry.brokenTitle}
      onClose={dismissUncaught}
    >
      <div className={styles.message}>
        <BrokenWords />
        <Button variant="primary" onClick={() => location.reload()}>
          {en.retry.reload}
        </Button>
        <Button onClick={dismissUncaught}>{en.retry.goOn}</Button>
      </div>
    </dialog>
  );
}

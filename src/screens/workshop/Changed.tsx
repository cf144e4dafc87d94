import { useState } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { discard, keep, type TriedFile } from '../../client/workshop/tryOut/tried.ts';
import { workshopWords } from '../../locales/en/workshop.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { download } from '../../ui/download.ts';
import { Panel } from '../../ui/panels/Panel.tsx';
import { zipFiles } from './files/zipFiles.ts';
import styles from './Workshop.module.css';

/** Saves files in this browser, and shows a toast with the result. */
export async function keepFiles(names: readonly string[]): Promise<void> {
  try {
    await keep(names);
    showToast('success', workshopWords.keptNow(names.length));
  } catch {
    showToast('error', workshopWords.notKept);
  }
}

/** The files being tried out, with actions for all of them; renders nothing if there are none. */
export function Changed({ tried }: { tried: Readonly<Record<string, TriedFile>> }) {
  const [packing, setPacking] = useState(false);
  const files = Object.values(tried);
  const unkept = files.filter(({ kept }) => !kept).map(({ name }) => name);
  if (files.length === 0) return null;
  const pack = async () => {
    setPacking(true);
    download(await zipFiles(files), workshopWords.archive);
    setPacking(false);
  };
  return (
    <Panel className={styles.changed} aria-label={workshopWords.changed(files.length)}>
      <p role="status">
        <strong>{workshopWords.changed(files.length)}.</strong> {workshopWords.changedText(unkept.length)}
      </p>
      <div className={styles.actions}>
        {unkept.length > 0 && (
          <Button variant="go" onClick={() => void keepFiles(unkept)}>
            {workshopWords.keepAll}
          </Button>
        )}
        <Button busy={packing} onClick={() => void pack()}>
          {workshopWords.download}
        </Button>
        <Button variant="quiet" onClick={() => void discard(files.map(({ name }) => name))}>
          {workshopWords.discardAll}
        </Button>
      </div>
    </Panel>
  );
}

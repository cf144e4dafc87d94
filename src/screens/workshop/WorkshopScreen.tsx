import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { builtNames } from '../../bridge/assets/assets.ts';
import { type TriedFile, tried } from '../../client/workshop/tryOut/tried.ts';
import { oneOf, useAddress } from '../../hooks/useAddress.ts';
import { useWide } from '../../hooks/useWide.ts';
import { workshopWords } from '../../locales/en/workshop.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import { Changed } from './Changed.tsx';
import { Coverage } from './coverage/Coverage.tsx';
import { namesOn, SHELF_KEYS, shelvesOf } from './coverage/shelves.ts';
import { Details, type DetailsProps } from './details/Details.tsx';
import { FileButton } from './details/FileButton.tsx';
import { lastPart } from './files/lastPart.ts';
import { UnplacedFiles } from './UnplacedFiles.tsx';
import { useDrop } from './useDrop.ts';
import { useWorkshop } from './useWorkshop.ts';
import styles from './Workshop.module.css';

/** Files that replace the game's own ones in this window, by name. */
const useTried = (): Readonly<Record<string, TriedFile>> => useStore(tried);

interface Props extends DetailsProps {
  onClose: () => void;
}

/** Details of a file in a dialog, where there is no room beside the table. */
function DetailsDialog({ onClose, ...details }: Props) {
  return (
    <Dialog title={lastPart(details.name)} wide onClose={onClose}>
      <Details {...details} />
    </Dialog>
  );
}

/** The screen where designers see which files exist, and try out their own in the running game. */
export default function WorkshopScreen() {
  const [params, change] = useAddress();
  const wide = useWide();
  const tried = useTried();
  const shelves = useMemo(() => shelvesOf(builtNames()), []);
  const names = useMemo(() => namesOn(shelves), [shelves]);
  const key = oneOf(params, 'shelf', SHELF_KEYS);
  const shelf = shelves.find((one) => one.key === key) ?? shelves[0];
  const open = params.get('name');
  const show = useCallback((name: string) => change({ name }), [change]);
  const { unplaced, forget, takeIn } = useWorkshop(names, show);
  const { over, handlers } = useDrop((files, onto) => void takeIn(files, onto));
  return (
    <div className={styles.screen} data-over={over ? true : undefined} {...handlers}>
      <header className={styles.head}>
        <h1>{workshopWords.title}</h1>
        <p>
          {workshopWords.lead} <strong>{workshopWords.privacy}</strong>
        </p>
        <FileButton
          label={workshopWords.choose}
          variant="primary"
          many
          onFiles={(files) => void takeIn(files)}
        />
      </header>
      <UnplacedFiles
        unplaced={unplaced}
        onForget={forget}
        onPlace={(file, name) => void takeIn([file], name)}
      />
      <Changed tried={tried} />
      <div className={styles.columns}>
        {shelf && (
          <Coverage
            shelf={shelf}
            tried={tried}
            open={open}
            over={over?.name ?? null}
            params={params}
            onChange={change}
          />
        )}
        {wide && (
          <Panel className={styles.beside} aria-label={open ?? workshopWords.look}>
            {open ? (
              <Details name={open} tried={tried} heading onFiles={(files) => void takeIn(files, open)} />
            ) : (
              <ol className={styles.steps}>
                {workshopWords.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </Panel>
        )}
      </div>
      {!wide && open && (
        <DetailsDialog
          name={open}
          tried={tried}
          onFiles={(files) => void takeIn(files, open)}
          onClose={() => change({ name: null })}
        />
      )}
    </div>
  );
}

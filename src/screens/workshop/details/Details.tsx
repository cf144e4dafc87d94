import { discard, type TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { download } from '../../../ui/download.ts';
import { Chip } from '../../../ui/panels/Chip.tsx';
import { keepFiles } from '../Changed.tsx';
import { isSound, stateOf } from '../coverage/stateOf.ts';
import { lastPart } from '../files/lastPart.ts';
import { overridePath } from '../files/zipFiles.ts';
import styles from './Details.module.css';
import { FileButton } from './FileButton.tsx';
import { Findings } from './Findings.tsx';
import { Showroom } from './Showroom.tsx';
import { SoundDetails } from './SoundDetails.tsx';

export interface DetailsProps {
  name: string;
  tried: Readonly<Record<string, TriedFile>>;
  heading?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const TONES = { missing: 'bad', tried: 'gold', kept: 'good' } as const;

/** A file of the game: its state, a drop target for a replacement, and a preview. */
export function Details({ name, tried, heading = false, onFiles }: DetailsProps) {
  const file = tried[name];
  const sound = isSound(name);
  const state = stateOf(name, tried);
  const path = overridePath({ name, ending: file?.ending ?? (sound ? 'ogg' : 'png') });
  return (
    <div className={styles.details} data-asset={name}>
      <div className={styles.top}>
        {heading && <h2 className={styles.name}>{lastPart(name)}</h2>}
        <Chip tone={state in TONES ? TONES[state as keyof typeof TONES] : undefined}>
          {workshopWords.marks[state]}
        </Chip>
      </div>
      <p className={styles.path}>
        {workshopWords.path} <code>{path}</code>
      </p>
      <div className={styles.drop}>
        <p>{sound ? workshopWords.dropSoundHere : workshopWords.dropHere}</p>
        <FileButton
          label={workshopWords.chooseOne}
          title={workshopWords.chooseFor(name)}
          accepts={sound ? 'sounds' : 'pictures'}
          onFiles={onFiles}
        />
        <p className={styles.accepts}>{sound ? workshopWords.acceptsSounds : workshopWords.accepts}</p>
      </div>
      {file && (
        <div className={styles.actions}>
          {!file.kept && (
            <Button variant="go" onClick={() => void keepFiles([name])}>
              {workshopWords.keep}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void discard([name])}>
            {workshopWords.discard}
          </Button>
          <Button onClick={() => download(file.content, lastPart(path))}>{workshopWords.downloadOne}</Button>
        </div>
      )}
      {sound ? (
        // The key changes with the sound, which stops the one that is playing.
        <SoundDetails key={`${name} ${file?.stamp}`} name={name} file={file} />
      ) : (
        <>
          <Findings name={name} content={file?.content ?? null} />
          <Showroom name={name} />
        </>
      )}
    </div>
  );
}

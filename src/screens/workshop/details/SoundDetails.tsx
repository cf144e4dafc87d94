import { useCallback } from 'react';
import { soundRules } from '../../../../content/assets/soundRules.ts';
import type { TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { ownSoundForms } from '../../../sound/play/soundUrls.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { openSound } from '../files/openSound.ts';
import { soundFindings, wantedSoundWords } from '../findings/soundFindings.ts';
import { useFindings } from '../findings/useFindings.ts';
import styles from './Details.module.css';
import { FindingList } from './FindingList.tsx';
import { usePlayer } from './usePlayer.ts';

interface Props {
  name: string;
  /** The file being tried out. */
  file: TriedFile | undefined;
}

/** Address of the game's own sound in the format that this browser plays. */
function ownUrl(name: string): string | undefined {
  const { src, format } = ownSoundForms(name);
  const probe = new Audio();
  const played = format.findIndex((ending) => probe.canPlayType(`audio/${ending}`) !== '');
  return src[Math.max(played, 0)];
}

/** A sound with players for it and the game's own one, and the findings. */
export function SoundDetails({ name, file }: Props) {
  const { playing, toggle } = usePlayer();
  const wanted = soundRules(name);
  const look = useCallback(
    async (content: Blob) => {
      const opened = await openSound(content);
      return 'heard' in opened ? soundFindings(opened, wanted) : null;
    },
    [wanted],
  );
  const findings = useFindings(file?.content ?? null, look);
  const yours = file?.url;
  const own = ownUrl(name);
  const button = (url: string | undefined, label: string) => (
    <Button disabled={url === undefined} onClick={() => url !== undefined && toggle(url)}>
      {url !== undefined && url === playing ? workshopWords.stop : label}
    </Button>
  );
  return (
    <>
      <div className={styles.actions}>
        {yours !== undefined && button(yours, workshopWords.playYours)}
        {button(own, workshopWords.playOwn)}
      </div>
      <FindingList wanted={wantedSoundWords(wanted)} findings={findings} />
    </>
  );
}

import { workshopWords } from '../../locales/en/workshop.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Details.module.css';
import { urlOf } from './stateOf.ts';

/** A sound, to be listened to. */
export function SoundDetails({ name }: { name: string }) {
  const url = urlOf(name);
  // What the browser refuses is silent here as it is in the game.
  const listen = () => url !== null && new Audio(url).play().catch(() => undefined);
  return (
    <>
      <div className={styles.actions}>
        <Button disabled={url === null} onClick={listen}>
          {workshopWords.listen}
        </Button>
      </div>
      <p className={styles.accepts}>{workshopWords.soundText}</p>
    </>
  );
}

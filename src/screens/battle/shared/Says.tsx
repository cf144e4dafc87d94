import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { usePicture } from '../../../ui/pictures/usePicture.ts';
import styles from './Says.module.css';

/** What a gym leader says now, with name and, if available, portrait; renders nothing if there are no words. */
export function Says({
  battle: { gymDetails, gymId },
}: {
  battle: Pick<BattleDetails, 'gymDetails' | 'gymId'>;
}) {
  const portrait = `portraits/${gymId}`;
  const drawn = usePicture(portrait) !== null;
  if (!gymDetails?.says) return null;
  return (
    <figure className={styles.says}>
      {drawn && (
        <span className={styles.portrait}>
          <Picture name={portrait} alt="" size={96} className={styles.picture} />
        </span>
      )}
      <div className={styles.bubble}>
        <figcaption className={styles.name}>
          {gymDetails.name}
          <span className="visually-hidden"> {battleWords.says}</span>
        </figcaption>
        <blockquote className={styles.words}>{gymDetails.says}</blockquote>
      </div>
    </figure>
  );
}

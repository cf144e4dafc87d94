import type { BattleDetails } from '../../../bridge/state.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { leaderName, speech } from '../../../locales/en/named/leaders.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { usePicture } from '../../../ui/pictures/usePicture.ts';
import { RIVAL_FACE } from '../../../ui/players/rivalFace.ts';
import styles from './Says.module.css';

/** The leader's face on a page of the battle, by the ending of its picture: as usual before the battle. */
const FACES: Partial<Readonly<Record<BattleDetails['page'], string>>> = { win: '.beaten', lose: '.kind' };

/** What a gym leader says now, with name and, if available, portrait; renders nothing if there are no words. */
export function Says({
  battle: { gymDetails, gymId, page },
}: {
  battle: Pick<BattleDetails, 'gymDetails' | 'gymId' | 'page'>;
}) {
  // Who speaks and leads no gym is the rival.
  const usual = gymId ? `portraits/${gymId}` : RIVAL_FACE;
  const face = `${usual}${FACES[page] ?? ''}`;
  const hasFace = usePicture(face) !== null;
  const portrait = hasFace ? face : usual;
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
          {leaderName(gymDetails.name)}
          <span className="visually-hidden"> {battleWords.says}</span>
        </figcaption>
        <blockquote className={styles.words}>{speech(gymDetails.says)}</blockquote>
      </div>
    </figure>
  );
}

import { profileWords } from '../../../locales/en/profile.ts';
import { dayOf } from '../../../ui/dates.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Badges.module.css';
import type { BadgePlace } from './badgeBoard.ts';

const { badges: words } = profileWords;

/** A badge with its leader's name, or its empty place. */
export function Badge({ place: { gymId, name, champion, beatenAt } }: { place: BadgePlace }) {
  const won = beatenAt !== null;
  return (
    <div className={styles.badge} data-won={won || undefined} data-champion={champion || undefined}>
      <span className={styles.place} aria-hidden="true">
        {won && <Picture name={`badges/${gymId}`} alt="" size={64} lazy className={styles.picture} />}
      </span>
      <strong className={styles.name}>{name}</strong>
      {champion && <span className={styles.champion}>{words.champion}</span>}
      {won ? (
        <small className={styles.when}>
          <span className="visually-hidden">{words.won} </span>
          <time dateTime={beatenAt}>{dayOf(beatenAt)}</time>
        </small>
      ) : (
        <span className="visually-hidden">{words.missing}</span>
      )}
    </div>
  );
}

import { leaderName } from '../../locales/en/named/leaders.ts';
import { profileWords } from '../../locales/en/profile.ts';
import { dayOf } from '../dates.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './Badge.module.css';

const { badges: words } = profileWords;

/** The place of a badge on a board. */
export interface BadgePlace {
  readonly gymId: string;
  /** Name of the leader. */
  readonly name: string;
  readonly champion: boolean;
  /** When it was won; null if it has not been won. */
  readonly beatenAt: string | null;
}

/** A badge with its leader's name, or its empty place. */
function Badge({ place: { gymId, name, champion, beatenAt } }: { place: BadgePlace }) {
  const won = beatenAt !== null;
  return (
    <div className={styles.badge} data-won={won || undefined} data-champion={champion || undefined}>
      <span className={styles.place} aria-hidden="true">
        {won && <Picture name={`badges/${gymId}`} alt="" size={64} lazy className={styles.picture} />}
      </span>
      <strong className={styles.name}>{leaderName(name)}</strong>
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

/** Badges beside each other. */
export const BadgeList = ({ places }: { places: readonly BadgePlace[] }) => (
  <ul className={styles.badges}>
    {places.map((place) => (
      <li key={place.gymId}>
        <Badge place={place} />
      </li>
    ))}
  </ul>
);

import { gymWords } from '../../locales/en/gymbattle.ts';
import { leaderName, regionName } from '../../locales/en/named/leaders.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './Gym.module.css';
import type { Leader, Region } from './gymRegions.ts';

/** The region's name, the player's progress in it, and the badges won. */
export function RegionHead({ region: { name, leaders, beaten, champion } }: { region: Region }) {
  const all = champion ? [...leaders, champion] : leaders;
  return (
    <header className={styles.head}>
      <div>
        <h2>{regionName(name)}</h2>
        <p className={styles.progress}>
          {champion?.beaten ? gymWords.conquered : gymWords.beaten(beaten, leaders.length)}
        </p>
      </div>
      <ul className={styles.badges} aria-label={gymWords.badges}>
        {all.map((leader) => (
          <Badge key={leader.name} leader={leader} />
        ))}
      </ul>
    </header>
  );
}

/** A badge, or its empty place. */
function Badge({ leader: { name, beaten, facts } }: { leader: Leader }) {
  return (
    <li className={styles.badge} data-won={beaten || undefined}>
      {beaten && facts ? (
        <Picture
          name={`badges/${facts.id}`}
          alt={gymWords.badge(leaderName(name))}
          size={44}
          className={styles.picture}
        />
      ) : (
        <span className="visually-hidden">{gymWords.noBadge(leaderName(name))}</span>
      )}
    </li>
  );
}

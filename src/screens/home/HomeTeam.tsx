import { teamQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { en } from '../../locales/en.ts';
import { CreaturePicture } from '../../ui/CreaturePicture.tsx';
import styles from './Home.module.css';

/** The creatures that walk with the player. Where they cannot be had, their place stays empty. */
export function HomeTeam() {
  const team = useQuery(teamQuery).reply?.pokemons ?? [];
  if (team.length === 0) return null;
  return (
    <ul className={styles.team} aria-label={en.home.team}>
      {team.map(({ id, name, kind, level }) => (
        <li key={id}>
          <CreaturePicture name={name} kind={kind} size={96} className={styles.member} />
          <span>{en.home.level(level)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useState } from 'react';
import { getTeam } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { request } from '../../api/request.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { en } from '../../locales/en.ts';
import { CreaturePicture } from '../../ui/CreaturePicture.tsx';
import styles from './Home.module.css';

/** Asks for the team; where it cannot be had, what was known stays. */
function fetchTeam(take: (team: readonly Creature[]) => void): void {
  request(getTeam).then(
    ({ pokemons }) => take(pokemons ?? []),
    () => undefined,
  );
}

/** The creatures that walk with the player. Where they cannot be had, their place stays empty. */
export function HomeTeam() {
  const [team, setTeam] = useState<readonly Creature[]>([]);
  useEffect(() => fetchTeam(setTeam), []);
  useReturn(() => fetchTeam(setTeam));
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

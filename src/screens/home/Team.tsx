import { useEffect, useState } from 'react';
import { getTeam } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { request } from '../../api/request.ts';
import { en } from '../../locales/en.ts';
import { CreaturePicture } from '../../ui/CreaturePicture.tsx';
import styles from './Home.module.css';

/** The creatures that walk with the player. Where they cannot be had, their place stays empty. */
export function Team() {
  const [team, setTeam] = useState<readonly Creature[]>([]);
  useEffect(() => {
    let left = false;
    request(getTeam).then(
      ({ pokemons }) => !left && setTeam(pokemons ?? []),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
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

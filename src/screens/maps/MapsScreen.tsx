import { useEffect } from 'react';
import { MAP_NAMES } from '../../../contract/shapes/map.ts';
import { loadProfile } from '../../bridge/session.ts';
import { en } from '../../locales/en.ts';
import { MapCard } from './MapCard.tsx';
import styles from './Maps.module.css';

/** Where to go. Whoever the server does not know is sent to the login screen. */
export default function MapsScreen() {
  useEffect(() => {
    // A failure ends the session, and that leads to the login screen.
    loadProfile().catch(() => undefined);
  }, []);
  return (
    <div className={styles.screen}>
      <h1>{en.maps.title}</h1>
      <p>{en.maps.hint}</p>
      <ul className={styles.maps}>
        {MAP_NAMES.map((name) => (
          <li key={name}>
            <MapCard name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

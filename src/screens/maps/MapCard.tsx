import type { MAP_NAMES } from '../../../contract/shapes/map.ts';
import { en } from '../../locales/en.ts';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Maps.module.css';

/** A map to choose: the picture is the way there. */
export function MapCard({ name }: { name: (typeof MAP_NAMES)[number] }) {
  const { title, text } = en.maps.places[name];
  return (
    <Link className={styles.card} to="/map" state={{ mapName: name }} aria-label={name}>
      <Picture name={`maps/${name}`} alt={name} size={496} className={styles.picture} />
      <span className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        <span>{text}</span>
      </span>
    </Link>
  );
}

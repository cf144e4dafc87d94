import { items } from '../../../content/items.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { mapWords } from '../../locales/en/map.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './Map.module.css';

const ICON = 36;

/** The lures that burn, each with the steps that are left of it; nothing without any. */
export function Lures() {
  const lures = useBridge(({ world }) => world.lures);
  const burning = Object.entries(lures).filter(([, steps]) => steps > 0);
  if (burning.length === 0) return null;
  return (
    <ul className={styles.lures} aria-label={mapWords.lures}>
      {burning.map(([key, steps]) => (
        <li key={key} className={styles.ball}>
          <Picture name={`items/${key}`} alt="" size={ICON} />
          <span>{mapWords.lure(items[key]?.name ?? key, steps)}</span>
        </li>
      ))}
    </ul>
  );
}

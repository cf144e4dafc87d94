import { useEffect, useState } from 'react';
import { items } from '../../../content/items.ts';
import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import { whenDrawn } from '../../bridge/signals/stageWork.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { mapWords } from '../../locales/en/map.ts';
import { itemName } from '../../locales/en/named/items.ts';
import { numberWords } from '../../locales/format.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { BallPicture } from '../../ui/pictures/BallPicture.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './Map.module.css';

/** Side of a ball in css pixels. */
const BALL = 36;

/** The lures that burn, each with the steps that are left of it; nothing without any. */
function Lures() {
  const lures = useBridge(({ world }) => world.lures);
  const burning = Object.entries(lures).filter(([, steps]) => steps > 0);
  if (burning.length === 0) return null;
  return (
    <ul className={styles.lures} aria-label={mapWords.lures}>
      {burning.map(([key, steps]) => (
        <li key={key} className={styles.ball}>
          <Picture name={`items/${key}`} alt="" size={BALL} />
          <span>{mapWords.lure(itemName(key, items[key]?.name ?? key), steps)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The balls in the bag, and a link to buy more. Their pictures come after those of the map, and their place is kept free. */
export function Balls() {
  const carried = useBridge(({ session }) => session.profile?.items);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => whenDrawn(() => setDrawn(true)), []);
  return (
    <section className={styles.bag} aria-label={mapWords.bag}>
      <ul className={styles.balls}>
        {BALL_TYPES.map((ball) => (
          <li key={ball} className={styles.ball}>
            {drawn ? <BallPicture ball={ball} size={BALL} /> : <span style={{ width: BALL, height: BALL }} />}
            <span>
              {mapWords.balls[ball]} <strong>{numberWords(carried?.[ball] ?? 0)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <Lures />
      <LinkButton to="/pokemart">{mapWords.toMart}</LinkButton>
    </section>
  );
}

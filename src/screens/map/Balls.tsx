import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { mapWords } from '../../locales/en/map.ts';
import { LinkButton } from '../../ui/buttons/LinkButton.tsx';
import { BallPicture } from '../../ui/pictures/BallPicture.tsx';
import styles from './Map.module.css';

/** The balls in the bag, and a link to buy more. */
export function Balls() {
  const items = useBridge(({ session }) => session.profile?.items);
  return (
    <section className={styles.bag} aria-label={mapWords.bag}>
      <ul className={styles.balls}>
        {BALL_TYPES.map((ball) => (
          <li key={ball} className={styles.ball}>
            <BallPicture ball={ball} size={36} />
            <span>
              {mapWords.balls[ball]} <strong>{(items?.[ball] ?? 0).toLocaleString('en')}</strong>
            </span>
          </li>
        ))}
      </ul>
      <LinkButton to="/pokemart">{mapWords.toMart}</LinkButton>
    </section>
  );
}

import { MAP_NAMES } from '../../../../contract/shapes/map.ts';
import type { Profile } from '../../../../contract/shapes/profile.ts';
import { adviceQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import { adviceWords } from '../../../locales/en/advice.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Spinner } from '../../../ui/loading/Spinner.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { errandsIn } from './errands.ts';
import styles from './NextSteps.module.css';

/** Suggestions, each with a link. Renders nothing if there are none. */
export function NextSteps({ profile: { inBattle, mapName } }: { profile: Profile }) {
  const { reply: advice, failure, retry } = useQuery(adviceQuery);
  const errands = advice ? errandsIn(advice, inBattle, mapName ?? MAP_NAMES[0]) : [];
  if (advice && errands.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{adviceWords.title}</h2>
      {failure && !advice && (
        <p className={styles.failed}>
          {adviceWords.failed}
          <Button variant="quiet" onClick={() => void retry()}>
            {en.retry.button}
          </Button>
        </p>
      )}
      {!advice && !failure && (
        <p className={styles.waiting}>
          <Spinner />
          {adviceWords.loading}
        </p>
      )}
      {advice && (
        <ul className={styles.errands}>
          {errands.map(({ key, title, text, to, state, picture }) => (
            <li key={key}>
              <Link className={styles.errand} to={to} state={state}>
                <span className={styles.medal}>
                  <Picture name={picture} alt="" size={72} className={styles.picture} />
                </span>
                <strong>{title}</strong>
                <span className={styles.text}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

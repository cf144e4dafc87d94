import type { Move } from '../../../../rules/model/moves.ts';
import type { Pokedex } from '../../../client/queries.ts';
import type { Queried } from '../../../hooks/queries/useQuery.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { en } from '../../../locales/en.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { DexPicture } from '../../../ui/species/DexPicture.tsx';
import { learnersOf } from '../learners.ts';
import styles from './Details.module.css';

interface Props {
  move: Move;
  asked: Queried<Pokedex>;
}

/** The species that learn a move, and at which level. Names of species that the player has not seen are hidden. */
export function Learners({ move, asked: { reply: pokedex, failure, retry } }: Props) {
  const learners = learnersOf(move);
  return (
    <section className={styles.part} aria-labelledby="learners">
      <h3 id="learners">{attackdexWords.learnedBy}</h3>
      {learners.length === 0 && <p className={styles.soft}>{attackdexWords.nobody}</p>}
      {learners.length > 0 && failure && !pokedex && (
        <div className={styles.failure} role="alert">
          <p>
            {attackdexWords.unknown} {failure.message}
          </p>
          <Button onClick={() => void retry()}>{en.retry.button}</Button>
        </div>
      )}
      <ul className={styles.learners}>
        {learners.map(({ species: { id, name }, level }) => {
          const known = pokedex?.get(id);
          return (
            <li key={id}>
              <Link className={styles.learner} to={`/pokedex?name=${id}`}>
                <span aria-hidden="true" className={styles.face}>
                  <DexPicture
                    name={id}
                    kind={known?.seen[0] ?? 1}
                    seen={known !== undefined}
                    size={56}
                    lazy
                  />
                </span>
                <span>{known ? speciesName(name) : attackdexWords.unseen}</span>
                <span className={styles.level}>{attackdexWords.level(level)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { workshopWords } from '../../locales/en/workshop.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import type { Unplaced } from './useWorkshop.ts';
import styles from './Workshop.module.css';

interface Props {
  unplaced: readonly Unplaced[];
  onForget: (id: number) => void;
  onPlace: (file: File, name: string) => void;
}

/** Files that the game cannot show or play, or whose names it does not use, with actions for each. */
export function UnplacedFiles({ unplaced, onForget, onPlace }: Props) {
  if (unplaced.length === 0) return null;
  return (
    <Panel className={styles.unplaced} role="alert" aria-label={workshopWords.unplaced}>
      <h2>{workshopWords.unplaced}</h2>
      <ul className={styles.files}>
        {unplaced.map(({ id, file, why }) => (
          <li key={id}>
            <p>
              <strong>{file.name}:</strong>{' '}
              {'near' in why ? workshopWords.unknownName : workshopWords.refused(why.wanted, why.refused)}
            </p>
            <div className={styles.actions}>
              {'near' in why &&
                why.near.map((name) => (
                  <Button
                    key={name}
                    aria-label={workshopWords.placeAs(name)}
                    onClick={() => {
                      onForget(id);
                      onPlace(file, name);
                    }}
                  >
                    {name}
                  </Button>
                ))}
              <Button variant="quiet" onClick={() => onForget(id)}>
                {workshopWords.forget}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

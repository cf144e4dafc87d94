import { worldFacts } from '../../../content/worldFacts.ts';
import { MAP_NAMES } from '../../../contract/shapes/map.ts';
import { kindLabel } from '../../../rules/creatures/kinds.ts';
import { KINDS } from '../../../rules/creatures/types.ts';
import { aboutWords } from '../../locales/en/about.ts';
import styles from './About.module.css';

/** Normal, dark and shiny. */
const KIND_COUNT = new Set(KINDS.map(kindLabel)).size;

const NUMBERS = [
  ['species', worldFacts.species],
  ['kinds', KIND_COUNT],
  ['maps', MAP_NAMES.length],
  ['gyms', worldFacts.gyms],
] as const;

/** Numbers that show how large the game's world is. */
export function WorldNumbers() {
  return (
    <section>
      <h2>{aboutWords.numbersTitle}</h2>
      <dl className={styles.numbers}>
        {NUMBERS.map(([what, count]) => (
          <div key={what} className={styles.number}>
            <dt>{aboutWords.numbers[what]}</dt>
            <dd>{aboutWords.amount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

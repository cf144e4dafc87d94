import type { Species } from '../../../../rules/creatures/types.ts';
import { speciesHabitat } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import styles from './Species.module.css';

const { facts } = pokedexWords;

/** Minimum catch rates; below the last one a species counts as hardest. */
const EASE = [
  [150, 'easy'],
  [75, 'fair'],
  [30, 'hard'],
] as const;

/** Returns how hard a species is to catch. */
export const easeOf = (rate: number): keyof typeof facts.ease =>
  EASE.find(([least]) => rate >= least)?.[1] ?? 'hardest';

/** Height, weight and the like. */
export function Facts({ species }: { species: Species }) {
  const { height, weight, habitat, catchRate, growth } = species;
  const rows = [
    [facts.height, facts.metres(height)],
    [facts.weight, facts.kilograms(weight)],
    [facts.habitat, speciesHabitat(species.id, habitat)],
    [facts.catching, facts.rate(facts.ease[easeOf(catchRate)], catchRate)],
    [facts.growth, facts.growths[growth]],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

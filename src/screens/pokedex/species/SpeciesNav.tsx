import { addressWith } from '../../../hooks/useAddress.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { LinkButton } from '../../../ui/buttons/LinkButton.tsx';
import { type DexEntry, isSeen } from '../dex.ts';
import styles from './SpeciesNav.module.css';

interface Props {
  entry: DexEntry;
  among: readonly DexEntry[];
  params: URLSearchParams;
}

/** Links back to the list and to the neighbours in it. */
export function SpeciesNav({ entry, among, params }: Props) {
  const at = among.indexOf(entry);
  const to = (name: string | null) => addressWith(params, { name });
  const neighbour = (other: DexEntry | undefined, words: string, side: 'before' | 'after') =>
    other && (
      <Link
        className={styles.neighbour}
        data-side={side}
        to={to(other.species.id)}
        replace
        aria-label={`${words}: ${isSeen(other) ? speciesName(other.species.name) : pokedexWords.number(other.number)}`}
      >
        <span className={styles.name}>
          {isSeen(other) ? speciesName(other.species.name) : pokedexWords.unseen}
        </span>
      </Link>
    );
  return (
    <nav className={styles.nav} aria-label={pokedexWords.pages}>
      <LinkButton to={to(null)}>{pokedexWords.back}</LinkButton>
      <span className={styles.neighbours}>
        {neighbour(among[at - 1], pokedexWords.previous, 'before')}
        {neighbour(among[at + 1], pokedexWords.next, 'after')}
      </span>
    </nav>
  );
}

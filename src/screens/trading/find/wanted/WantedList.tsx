import type { WantedEntry } from '../../../../../contract/shapes/trade.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Link } from '../../../../ui/buttons/Link.tsx';
import styles from './Wanted.module.css';
import { wishWay, wishWords } from './wishWords.ts';

interface Props {
  entries: readonly WantedEntry[];
  busy: boolean;
  onRemove: (id: string) => void;
}

const { wanted: words } = marketWords;

/** The entries of the wanted list; each links to the matching listings. */
export function WantedList({ entries, busy, onRemove }: Props) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link className={styles.entry} to={wishWay(entry)}>
            {wishWords(entry)}
          </Link>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={words.remove(wishWords(entry))}
            onClick={() => onRemove(entry.id)}
          >
            {words.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import { partWords } from '../../locales/en/parts.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './Pager.module.css';

interface Props {
  /** How many entries stand before the page. */
  skip: number;
  /** How many entries there are on all pages; null as long as that is not known. */
  count: number | null;
  /** While a page is on its way no other one can be asked for. */
  busy: boolean;
  onSkip: (skip: number) => void;
}

/** PREV and NEXT through pages of ten, and where one is. */
export function Pager({ skip, count, busy, onSkip }: Props) {
  const isLast = count === null || skip + PAGE_SIZE >= count;
  return (
    <nav className={styles.pager} aria-label={partWords.pages}>
      <Button disabled={busy || skip <= 0} onClick={() => onSkip(Math.max(0, skip - PAGE_SIZE))}>
        {partWords.previous}
      </Button>
      <span className={styles.place} role="status" aria-busy={busy}>
        {count !== null && count > 0 && partWords.span(skip + 1, Math.min(skip + PAGE_SIZE, count), count)}
      </span>
      <Button disabled={busy || isLast} onClick={() => onSkip(skip + PAGE_SIZE)}>
        {partWords.next}
      </Button>
    </nav>
  );
}

import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import { partWords } from '../../locales/en/parts.ts';
import { Button } from '../buttons/Button.tsx';
import styles from './Pager.module.css';

interface Props {
  /** Number of entries before this page. */
  skip: number;
  /** Number of entries on all pages; null until it is known. */
  count: number | null;
  /** While a page is loading, both buttons are disabled. */
  busy: boolean;
  onSkip: (skip: number) => void;
}

/** PREV and NEXT through pages of ten, and the present position. */
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

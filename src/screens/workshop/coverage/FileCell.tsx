import { memo } from 'react';
import { addressWith } from '../../../hooks/useAddress.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './FileCell.module.css';
import { type FileState, isSound } from './stateOf.ts';

interface Props {
  name: string;
  /** Description of the file's content. */
  title: string;
  state: FileState;
  open: boolean;
  over: boolean;
  params: URLSearchParams;
}

/** A file of the game as a thumbnail with a mark of its state. Files can be dropped on it. */
export const FileCell = memo(function Cell({ name, title, state, open, over, params }: Props) {
  return (
    <Link
      className={styles.cell}
      to={addressWith(params, { name })}
      replace
      preventScrollReset
      data-asset={name}
      data-state={state}
      data-over={over || undefined}
      aria-current={open || undefined}
      aria-label={`${title}: ${workshopWords.marks[state]}`}
    >
      {isSound(name) ? (
        <svg viewBox="0 0 24 24" className={styles.note} aria-hidden="true">
          <path d="M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0a3 3 0 1 1 6 0zM20 16a3 3 0 1 1-6 0a3 3 0 1 1 6 0z" />
        </svg>
      ) : (
        <Picture name={name} alt="" size={48} lazy className={styles.picture} />
      )}
      <span className={styles.mark} data-state={state} aria-hidden="true" />
    </Link>
  );
});

const MARKED = ['missing', 'overridden', 'tried', 'kept'] as const;

/** Explains the marks on the files. */
export function FileLegend() {
  return (
    <ul className={styles.legend} aria-label={workshopWords.legend}>
      {MARKED.map((state) => (
        <li key={state}>
          <span className={styles.mark} data-state={state} aria-hidden="true" />
          {workshopWords.marks[state]}
        </li>
      ))}
    </ul>
  );
}

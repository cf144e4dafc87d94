import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { type MoveSortKey, type SortBy, sortedAnew, sortWord } from '../moveFilters.ts';
import styles from './MoveList.module.css';

interface Props {
  sort: readonly SortBy[];
  onChange: ChangeAddress;
}

const COLUMNS: readonly (MoveSortKey | 'effect')[] = ['name', 'type', 'effect', 'power', 'accuracy'];

/** Column headers: the first press sorts by the column, the next one reverses the order. */
export function SortHeads({ sort, onChange }: Props) {
  const [first] = sort;
  const way = first?.falling ? 'descending' : 'ascending';
  return (
    <thead className={styles.heads}>
      <tr aria-rowindex={1} className={styles.head}>
        {COLUMNS.map((key) => (
          <th
            key={key}
            scope="col"
            className={styles.column}
            data-numeric={key === 'power' || key === 'accuracy' || undefined}
            aria-sort={first?.key === key ? way : undefined}
          >
            {key === 'effect' ? (
              attackdexWords.columns.effect
            ) : (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onChange({ sort: sortWord(sortedAnew(sort, key)) })}
              >
                {attackdexWords.columns[key]}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { SortDirection } from '../../../ui/forms/SortDirection.tsx';
import { MOVE_SORT_KEYS, type SortBy, sortedAnew, sortWord } from '../moveFilters.ts';
import styles from './MoveList.module.css';

interface Props {
  sort: readonly SortBy[];
  onChange: ChangeAddress;
}

/** Sort menu for narrow windows, where the column headers are hidden. */
export function SortBar({ sort, onChange }: Props) {
  const [first] = sort;
  const key = first?.key ?? 'name';
  const by = (wanted: string) => {
    const found = MOVE_SORT_KEYS.find((each) => each === wanted);
    if (found) onChange({ sort: sortWord(sortedAnew(sort, found)) });
  };
  return (
    <div className={styles.bar}>
      <Select
        label={attackdexWords.sortBy}
        labelHidden
        choices={MOVE_SORT_KEYS.map((value) => ({ value, label: attackdexWords.sorts[value] }))}
        value={key}
        onChange={by}
      />
      <SortDirection falling={first?.falling ?? false} onTurn={() => by(key)} />
    </div>
  );
}

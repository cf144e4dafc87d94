import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { useDraft } from '../../../hooks/useDraft.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import styles from './Coverage.module.css';
import { SHELF_KEYS, type ShelfKey } from './shelves.ts';
import { FILE_FILTERS, type FileFilter } from './shownRows.ts';

interface Props {
  shelf: ShelfKey;
  text: string;
  show: FileFilter;
  onChange: ChangeAddress;
}

const { shelves, shows } = workshopWords;
const orNone = (value: string, usual: string) => (value === usual ? null : value);

/** Choice of the shelf, and its filters. */
export function CoverageBar({ shelf, text, show, onChange }: Props) {
  const [draft, setDraft] = useDraft(text, (q) => onChange({ q }));
  return (
    <div className={styles.bar}>
      <Select
        label={workshopWords.shelf}
        labelHidden
        choices={SHELF_KEYS.map((value) => ({ value, label: shelves[value] }))}
        value={shelf}
        onChange={(value) => onChange({ shelf: orNone(value, SHELF_KEYS[0]) })}
      />
      <Select
        label={workshopWords.show}
        labelHidden
        choices={FILE_FILTERS.map((value) => ({ value, label: shows[value] }))}
        value={show}
        onChange={(value) => onChange({ show: orNone(value, FILE_FILTERS[0]) })}
      />
      <SearchField label={workshopWords.search} value={draft} onChange={setDraft} />
    </div>
  );
}

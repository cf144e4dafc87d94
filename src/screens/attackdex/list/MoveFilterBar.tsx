import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { useDraft } from '../../../hooks/useDraft.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import { filterWords } from '../../../locales/en/filters.ts';
import { FilterPanel } from '../../../ui/forms/FilterPanel.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { TypePicker } from '../../../ui/forms/picker/TypePicker.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import styles from '../Attackdex.module.css';
import { CLASSES, LEARNERS, type MoveFilters, NO_FILTERS, POWERS } from '../moveFilters.ts';

interface Props {
  filters: MoveFilters;
  found: number;
  onChange: ChangeAddress;
}

const { classes, learned } = attackdexWords;
const orNone = (value: string, usual: string) => (value === usual ? null : value);

/** Filters of the catalogue of moves. */
export function MoveFilterBar({ filters, found, onChange }: Props) {
  const [text, setText] = useDraft(filters.text, (q) => onChange({ q }));
  const { types, moveClass, power } = filters;
  const set = [types.length > 0, moveClass !== 'all', power !== 'any', filters.learned !== 'any'];
  return (
    <FilterPanel
      search={<SearchField label={attackdexWords.search} value={text} onChange={setText} />}
      active={set.filter(Boolean).length}
      found={found}
      onClear={() => onChange(NO_FILTERS)}
    >
      <div className={styles.selects}>
        <Select
          label={attackdexWords.moveClass}
          labelHidden
          choices={CLASSES.map((value) => ({ value, label: classes[value] }))}
          value={moveClass}
          onChange={(value) => onChange({ class: orNone(value, 'all') })}
        />
        <Select
          label={attackdexWords.power}
          labelHidden
          choices={POWERS.map((value) => ({ value, label: attackdexWords.powers(value) }))}
          value={power}
          onChange={(value) => onChange({ power: orNone(value, 'any') })}
        />
        <Select
          label={attackdexWords.learnedBy}
          labelHidden
          choices={LEARNERS.map((value) => ({ value, label: learned[value] }))}
          value={filters.learned}
          onChange={(value) => onChange({ learned: orNone(value, 'any') })}
        />
      </div>
      <TypePicker
        legend={filterWords.types}
        legendHidden
        name="move-types"
        chosen={types}
        onChange={(chosen) => onChange({ type: chosen.join(',') })}
      />
    </FilterPanel>
  );
}

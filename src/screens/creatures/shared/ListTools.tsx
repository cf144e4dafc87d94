import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { KIND_CODES } from '../../../../contract/shapes/primitives.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import { boxesQuery } from '../../../client/queries.ts';
import { useQuery } from '../../../hooks/queries/useQuery.ts';
import type { AddressChange } from '../../../hooks/useAddress.ts';
import { useDraft } from '../../../hooks/useDraft.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { typeWords } from '../../../locales/en/types.ts';
import { FilterPanel } from '../../../ui/forms/FilterPanel.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import styles from './ListTools.module.css';
import { countFilters, LIST_FLAGS, noListFilters } from './listAddress.ts';
import { SortKeys } from './SortKeys.tsx';

interface Props {
  query: ListQuery;
  /** How many creatures match the filters. */
  found: number;
  /** Filters that are useless on this screen. */
  without?: readonly (typeof LIST_FLAGS)[number][];
  onChange: (change: AddressChange) => void;
}

const { tools } = creatureWords;
const typeChoices = () => CREATURE_TYPES.map((value) => ({ value, label: typeWords[value] }));
const kindChoices = () => KIND_CODES.map((value) => ({ value, label: tools.kinds[value] }));

/** Filters and order of a list of creatures. Each change is written to the address and goes to the first page. */
export function ListTools({ query, found, without = [], onChange }: Props) {
  const wish = (change: AddressChange) => onChange({ ...change, skip: null });
  const [name, setName] = useDraft(query.name ?? '', (text) => wish({ name: text.trim() }));
  const { type = '', kind = '', box = '', sort = '' } = query;
  const boxes = useQuery(boxesQuery).reply?.boxes ?? [];
  const active = countFilters(query) + (sort === '' ? 0 : 1);
  return (
    <FilterPanel
      search={<SearchField label={tools.name} value={name} onChange={setName} />}
      active={active}
      found={found}
      onClear={() => onChange(noListFilters)}
    >
      <div className={styles.selects}>
        <Select
          label={tools.type}
          labelHidden
          choices={typeChoices()}
          value={type}
          placeholder={tools.anyType}
          picture={type === '' ? undefined : `types/${type}`}
          onChange={(value) => wish({ type: value })}
        />
        <Select
          label={tools.kind}
          labelHidden
          choices={kindChoices()}
          value={kind}
          placeholder={tools.anyKind}
          onChange={(value) => wish({ kind: value })}
        />
        {(boxes.length > 0 || box !== '') && (
          <Select
            label={tools.box}
            labelHidden
            choices={[
              { value: '0', label: creatureWords.boxes.noBox },
              ...boxes.map((one) => ({ value: String(one.box), label: one.name })),
            ]}
            value={box}
            placeholder={tools.anyBox}
            onChange={(value) => wish({ box: value })}
          />
        )}
      </div>
      <div className={styles.wishes}>
        <fieldset>
          <legend className={styles.legend}>{tools.only}</legend>
          <div className={styles.chips}>
            {LIST_FLAGS.filter((flag) => !without.includes(flag)).map((flag) => (
              <ToggleChip
                key={flag}
                pressed={query[flag] === '1'}
                onChange={(pressed) => wish({ [flag]: pressed ? '1' : null })}
              >
                {tools[flag]}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        <SortKeys sort={sort} onChange={(value) => wish({ sort: value })} />
      </div>
    </FilterPanel>
  );
}

import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { useDraft } from '../../../hooks/useDraft.ts';
import { filterWords } from '../../../locales/en/filters.ts';
import { mapsWords } from '../../../locales/en/maps.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { FilterPanel } from '../../../ui/forms/FilterPanel.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { TypePicker } from '../../../ui/forms/picker/TypePicker.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { SortDirection } from '../../../ui/forms/SortDirection.tsx';
import styles from '../Dex.module.css';
import {
  ANY_RARITY,
  type AnyHome,
  DEX_SORTS,
  type DexFilters,
  type DexSort,
  HOMES,
  MARKS,
  NO_DEX_FILTERS,
} from './dexFilters.ts';

interface Props {
  filters: DexFilters;
  found: number;
  onChange: ChangeAddress;
}

const orNone = (value: string, usual: string) => (value === usual ? null : value);
const sortWord = (sort: string, falling: boolean) => orNone(falling ? `-${sort}` : sort, 'number');

function homeWords(home: AnyHome): string {
  if (home === 'anywhere') return pokedexWords.anywhere;
  return home === 'nowhere' ? pokedexWords.nowhere : pokedexWords.livesOn(mapsWords.places[home].title);
}

/** Numeric values start with the highest; names, numbers of species and rarities start with the first. */
const startsFalling = (sort: string) => !['number', 'name', 'rarity'].includes(sort as DexSort);

/** Filters and order of the Pokedex. */
export function DexFilterBar({ filters, found, onChange }: Props) {
  const { mark, types, rarity, home, sort, falling } = filters;
  const [text, setText] = useDraft(filters.text, (q) => onChange({ q }));
  const set = [mark !== 'all', types.length > 0, rarity !== 'any', home !== 'anywhere'];
  return (
    <FilterPanel
      search={<SearchField label={pokedexWords.search} value={text} onChange={setText} />}
      active={set.filter(Boolean).length}
      found={found}
      onClear={() => onChange(NO_DEX_FILTERS)}
      sort={
        <>
          <Select
            label={pokedexWords.sortBy}
            labelHidden
            choices={DEX_SORTS.map((value) => ({ value, label: pokedexWords.sorts[value] }))}
            value={sort}
            onChange={(value) => onChange({ sort: sortWord(value, startsFalling(value)) })}
          />
          <SortDirection falling={falling} onTurn={() => onChange({ sort: sortWord(sort, !falling) })} />
        </>
      }
    >
      <div className={styles.selects}>
        <Select
          label={pokedexWords.show}
          labelHidden
          choices={MARKS.map((value) => ({ value, label: pokedexWords.marks[value] }))}
          value={mark}
          onChange={(value) => onChange({ show: orNone(value, 'all') })}
        />
        <Select
          label={pokedexWords.rarity}
          labelHidden
          choices={ANY_RARITY.map((value) => ({ value, label: pokedexWords.rarities[value] }))}
          value={rarity}
          onChange={(value) => onChange({ rarity: orNone(value, 'any') })}
        />
        <Select
          label={pokedexWords.home}
          labelHidden
          choices={HOMES.map((value) => ({ value, label: homeWords(value) }))}
          value={home}
          onChange={(value) => onChange({ home: orNone(value, 'anywhere') })}
        />
      </div>
      <TypePicker
        legend={filterWords.types}
        legendHidden
        name="dex-types"
        chosen={types}
        onChange={(chosen) => onChange({ type: chosen.join(',') })}
      />
    </FilterPanel>
  );
}

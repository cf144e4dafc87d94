import { KIND_CODES } from '../../../../contract/shapes/primitives.ts';
import { MARKET_SORTS, type MarketQuery } from '../../../../contract/trades.ts';
import { CREATURE_TYPES } from '../../../../rules/creatures/types.ts';
import type { AddressChange, ChangeAddress } from '../../../hooks/useAddress.ts';
import { useDraft } from '../../../hooks/useDraft.ts';
import { marketWords } from '../../../locales/en/market.ts';
import { typeWords } from '../../../locales/en/types.ts';
import { FilterPanel } from '../../../ui/forms/FilterPanel.tsx';
import { Select } from '../../../ui/forms/picker/Select.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import styles from './Find.module.css';
import { countMarketFilters, noMarketFilters } from './marketAddress.ts';

interface Props {
  query: Omit<MarketQuery, 'skip'>;
  found: number;
  onChange: ChangeAddress;
}

const typeChoices = () => CREATURE_TYPES.map((value) => ({ value, label: typeWords[value] }));
const kindChoices = () => KIND_CODES.map((value) => ({ value, label: marketWords.kinds[value] }));
const sortChoices = () => MARKET_SORTS.map((value) => ({ value, label: marketWords.sorts[value] }));
const LEVELS = Array.from({ length: 100 }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

/** Search and filters of the market. Each change is written to the address and goes to the first page. */
export function MarketTools({ query, found, onChange }: Props) {
  const wish = (change: AddressChange) => onChange({ ...change, skip: null });
  const [name, setName] = useDraft(query.name ?? '', (text) => wish({ name: text.trim() }));
  const [owner, setOwner] = useDraft(query.owner ?? '', (text) => wish({ owner: text.trim() }));
  const { type = '', kind = '', least = '', most = '', sort = 'newest' } = query;
  return (
    <FilterPanel
      search={<SearchField label={marketWords.name} value={name} onChange={setName} />}
      active={countMarketFilters(query)}
      found={found}
      onClear={() => onChange(noMarketFilters)}
      sort={
        <Select
          label={marketWords.sort}
          labelHidden
          choices={sortChoices()}
          value={sort}
          onChange={(value) => wish({ sort: value === 'newest' ? null : value })}
        />
      }
    >
      <SearchField label={marketWords.owner} value={owner} onChange={setOwner} />
      <div className={styles.selects}>
        <Select
          label={marketWords.type}
          labelHidden
          choices={typeChoices()}
          value={type}
          placeholder={marketWords.anyType}
          picture={type === '' ? undefined : `types/${type}`}
          onChange={(value) => wish({ type: value })}
        />
        <Select
          label={marketWords.kind}
          labelHidden
          choices={kindChoices()}
          value={kind}
          placeholder={marketWords.anyKind}
          onChange={(value) => wish({ kind: value })}
        />
        <Select
          label={marketWords.least}
          labelHidden
          choices={LEVELS}
          value={least}
          placeholder={marketWords.least}
          onChange={(value) => wish({ least: value })}
        />
        <Select
          label={marketWords.most}
          labelHidden
          choices={LEVELS}
          value={most}
          placeholder={marketWords.most}
          onChange={(value) => wish({ most: value })}
        />
      </div>
    </FilterPanel>
  );
}

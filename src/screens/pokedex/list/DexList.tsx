import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { useGradually } from '../../../hooks/useGradually.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { filterWords } from '../../../locales/en/filters.ts';
import { partWords } from '../../../locales/en/parts.ts';
import { pokedexWords } from '../../../locales/en/pokedex.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from '../Dex.module.css';
import type { DexEntry } from '../dex.ts';
import { useReturnFocus } from '../returnFocus.ts';
import { DexCard } from './DexCard.tsx';
import { DexCounts } from './DexCounts.tsx';
import { DexFilterBar } from './DexFilterBar.tsx';
import { type DexFilters, NO_DEX_FILTERS } from './dexFilters.ts';

interface Props {
  dex: readonly DexEntry[];
  entries: readonly DexEntry[];
  filters: DexFilters;
  params: URLSearchParams;
  onChange: ChangeAddress;
}

/** The matching species in a grid, with the player's progress. */
export function DexList({ dex, entries, filters, params, onChange }: Props) {
  useKeptScroll();
  const grid = useReturnFocus();
  // First the page with its full height, then the pictures.
  const isPainted = useGradually(2) > 1;
  return (
    <>
      <DexCounts dex={dex} />
      <DexFilterBar filters={filters} found={entries.length} onChange={onChange} />
      {entries.length === 0 ? (
        <Panel width="narrow">
          <Empty title={partWords.nothing} text={pokedexWords.none} creature="pageant">
            <Button variant="primary" onClick={() => onChange({ ...NO_DEX_FILTERS, q: null })}>
              {filterWords.clear}
            </Button>
          </Empty>
        </Panel>
      ) : (
        <ul ref={grid} className={styles.grid} aria-label={pokedexWords.list}>
          {entries.map((entry) => (
            <DexCard key={entry.species.id} entry={entry} params={params} pictured={isPainted} />
          ))}
        </ul>
      )}
    </>
  );
}

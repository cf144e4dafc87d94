import { useMemo } from 'react';
import { useStore } from 'zustand';
import { findMove } from '../../../content/moves/findMove.ts';
import { presentMove } from '../../../content/moves/formerNames.ts';
import { catalogue } from '../../../content/moves/index.ts';
import { pokedexQuery } from '../../client/queries.ts';
import { useQuery } from '../../hooks/queries/useQuery.ts';
import { type ChangeAddress, useAddress } from '../../hooks/useAddress.ts';
import { useWide } from '../../hooks/useWide.ts';
import { attackdexWords } from '../../locales/en/attackdex.ts';
import { filterWords } from '../../locales/en/filters.ts';
import { moveTitle } from '../../locales/en/named/moves.ts';
import { partWords } from '../../locales/en/parts.ts';
import { spoken } from '../../locales/texts.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Empty } from '../../ui/panels/Empty.tsx';
import { Panel } from '../../ui/panels/Panel.tsx';
import styles from './Attackdex.module.css';
import { MoveDetails } from './details/MoveDetails.tsx';
import { MoveDialog } from './details/MoveDialog.tsx';
import { filterMoves } from './filterMoves.ts';
import { MoveFilterBar } from './list/MoveFilterBar.tsx';
import { MoveList } from './list/MoveList.tsx';
import { filtersIn, NO_FILTERS } from './moveFilters.ts';

/** Shown if no move matches the filters. */
function NoMoves({ onChange }: { onChange: ChangeAddress }) {
  return (
    <Panel width="narrow">
      <Empty title={partWords.nothing} text={attackdexWords.none} creature="blinkowl">
        <Button variant="primary" onClick={() => onChange({ ...NO_FILTERS, q: null })}>
          {filterWords.clear}
        </Button>
      </Empty>
    </Panel>
  );
}

/** Catalogue of all moves; each one shows its effect and the species that learn it. */
export default function AttackdexScreen() {
  const [params, change] = useAddress();
  const wide = useWide();
  const asked = useQuery(pokedexQuery);
  const filters = useMemo(() => filtersIn(params), [params]);
  const { code } = useStore(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are found and sorted as the language has them
  const moves = useMemo(() => filterMoves(catalogue, filters), [filters, code]);
  const open = findMove(presentMove((params.get('move') ?? '').toLowerCase()));
  const beside = open ?? moves[0];
  return (
    <div className={styles.screen}>
      <h1>{attackdexWords.title}</h1>
      <MoveFilterBar filters={filters} found={moves.length} onChange={change} />
      {moves.length === 0 ? (
        <NoMoves onChange={change} />
      ) : (
        <div className={styles.columns}>
          <MoveList moves={moves} open={open} sort={filters.sort} params={params} onChange={change} />
          {wide && beside && (
            <Panel className={styles.beside} aria-label={moveTitle(beside.name)}>
              <MoveDetails move={beside} asked={asked} heading />
            </Panel>
          )}
        </div>
      )}
      {!wide && open && <MoveDialog move={open} asked={asked} onChange={change} />}
    </div>
  );
}

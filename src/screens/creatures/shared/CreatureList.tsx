import type { ReactNode } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { ListQuery } from '../../../../contract/shapes/list.ts';
import type { CreaturePage } from '../../../client/queries.ts';
import type { Queried } from '../../../hooks/queries/useQuery.ts';
import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Loading } from '../../../ui/loading/Loading.tsx';
import { Empty } from '../../../ui/panels/Empty.tsx';
import { LoadFailed } from '../../../ui/panels/LoadFailed.tsx';
import { Panel } from '../../../ui/panels/Panel.tsx';
import styles from './ListPage.module.css';
import { countFilters, noListFilters } from './listAddress.ts';

interface Props {
  query: ListQuery;
  list: Queried<CreaturePage>;
  row: (creature: Creature) => ReactNode;
  empty: ReactNode;
  onChange: ChangeAddress;
}

const { empty: words } = creatureWords;

/** The creatures of a page, or the reason why there are none. */
export function CreatureList({
  query,
  list: { reply: page, loading, failure, retry },
  row,
  empty,
  onChange,
}: Props) {
  if (failure)
    return <LoadFailed {...creatureWords.empty.failed} failure={failure} onRetry={() => void retry()} />;
  if (!page) return <Loading text={creatureWords.fetching} />;
  if (page.pokemons.length > 0) {
    return (
      <ul className={styles.rows} aria-busy={loading}>
        {page.pokemons.map((creature) => (
          <li key={creature.id}>{row(creature)}</li>
        ))}
      </ul>
    );
  }
  if (loading) return null;
  if (countFilters(query) === 0) return empty;
  return (
    <Panel width="narrow">
      <Empty title={words.filterTitle} text={words.filterText} creature="owlumen">
        <Button variant="primary" onClick={() => onChange(noListFilters)}>
          {creatureWords.tools.clear}
        </Button>
      </Empty>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { ListQuery } from '../../../../contract/shapes/list.ts';
import type { CreaturePage } from '../../../client/queries.ts';
import { usePaging } from '../../../hooks/queries/usePage.ts';
import type { Queried } from '../../../hooks/queries/useQuery.ts';
import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Pager } from '../../../ui/lists/Pager.tsx';
import { CreatureList } from './CreatureList.tsx';
import styles from './ListPage.module.css';
import { ListTools } from './ListTools.tsx';
import type { LIST_FLAGS } from './listAddress.ts';

interface Props {
  title: string;
  /** Heading level of the title. */
  heading?: 1 | 2;
  query: ListQuery;
  list: Queried<CreaturePage>;
  row: (creature: Creature) => ReactNode;
  /** Shown if there are no creatures at all. */
  empty: ReactNode;
  /** Filters that are useless on this screen. */
  without?: readonly (typeof LIST_FLAGS)[number][];
  /** Shown beside the title once the list is there. */
  tools?: ReactNode;
  onChange: ChangeAddress;
}

/** A list of creatures with filters, order and paging, all of which are kept in the address. */
export function ListPage({ title, heading = 1, query, list, row, empty, without, tools, onChange }: Props) {
  const Title = `h${heading}` as const;
  const { reply: page, loading } = list;
  const { skip } = query;
  const { top, turn } = usePaging(skip, page?.count ?? 0, loading, onChange);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title className={styles.title} ref={top} tabIndex={-1}>
          {title}
        </Title>
        {page && (
          <p className={styles.fetching} role="status">
            {loading && creatureWords.fetching}
          </p>
        )}
        {page && page.count > 0 && tools}
      </div>
      {page && (
        <ListTools query={query} found={page.count} {...(without && { without })} onChange={onChange} />
      )}
      <CreatureList query={query} list={list} row={row} empty={empty} onChange={onChange} />
      {page && page.count > 0 && <Pager skip={skip} count={page.count} busy={loading} onSkip={turn} />}
    </div>
  );
}

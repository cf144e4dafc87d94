import { type ReactNode, useEffect, useRef } from 'react';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import { Pager } from '../../../ui/more/Pager.tsx';
import { CreatureList } from './CreatureList.tsx';
import styles from './ListPage.module.css';
import { ListTools } from './ListTools.tsx';
import type { LIST_FLAGS } from './listAddress.ts';
import type { Listed } from './useCreaturePage.ts';

interface Props {
  title: string;
  /** Level of the title among the headings of the page. */
  heading?: 1 | 2;
  query: ListQuery;
  list: Listed;
  row: (creature: Creature) => ReactNode;
  /** What is shown where there is nobody at all. */
  empty: ReactNode;
  /** Filters that cannot help here. */
  without?: readonly (typeof LIST_FLAGS)[number][];
  onChange: ChangeAddress;
}

/** A list of creatures with what narrows it and leads through it; all of that stands in the address. */
export function ListPage({ title, heading = 1, query, list, row, empty, without, onChange }: Props) {
  const Title = `h${heading}` as const;
  const { page, loading } = list;
  const { skip } = query;
  const top = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);

  useEffect(() => {
    if (loading || !page) return;
    // The list has become shorter than where one stands in it.
    if (page.pokemons.length === 0 && page.count > 0 && skip > 0) {
      onChange({ skip: textOf(Math.floor((page.count - 1) / PAGE_SIZE) * PAGE_SIZE) });
    }
    if (!turned.current) return;
    turned.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.();
  }, [loading, page, skip, onChange]);

  const turn = (to: number) => {
    turned.current = true;
    onChange({ skip: textOf(to) }, 'go');
  };
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
      </div>
      {page && (
        <ListTools query={query} found={page.count} {...(without && { without })} onChange={onChange} />
      )}
      <CreatureList query={query} list={list} row={row} empty={empty} onChange={onChange} />
      {page && page.count > 0 && <Pager skip={skip} count={page.count} busy={loading} onSkip={turn} />}
    </div>
  );
}

/** The first page needs no word in the address. */
const textOf = (skip: number): string | null => (skip > 0 ? String(skip) : null);

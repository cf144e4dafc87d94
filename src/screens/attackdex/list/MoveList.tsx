import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { CatalogueMove } from '../../../../content/moves/rows.ts';
import type { ChangeAddress } from '../../../hooks/useAddress.ts';
import { useKeptScroll } from '../../../hooks/useKeptScroll.ts';
import { useTop } from '../../../hooks/useTop.ts';
import { attackdexWords } from '../../../locales/en/attackdex.ts';
import type { SortBy } from '../moveFilters.ts';
import styles from './MoveList.module.css';
import { MoveRow } from './MoveRow.tsx';
import { SortBar } from './SortBar.tsx';
import { SortHeads } from './SortHeads.tsx';
import { useRowKeys } from './useRowKeys.ts';

interface Props {
  moves: readonly CatalogueMove[];
  open: CatalogueMove | null;
  sort: readonly SortBy[];
  params: URLSearchParams;
  onChange: ChangeAddress;
}

/** Estimated height of a row in pixels; the actual height is measured after rendering. */
const ROW = 76;
/** Rows rendered beyond the window, for fast scrolling and for the Tab key. */
const BEYOND = 8;

/** The moves as a virtualised table: only the visible rows are rendered. */
export function MoveList({ moves, open, sort, params, onChange }: Props) {
  const frame = useRef<HTMLTableSectionElement>(null);
  const top = useTop(frame);
  const list = useWindowVirtualizer({
    count: moves.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => moves[index]?.name ?? index,
    useFlushSync: false,
  });
  useKeptScroll();
  useTopOnChange(moves, frame);
  const onKeyDown = useRowKeys(moves.length, (index) => list.scrollToIndex(index), frame);
  return (
    <div className={styles.list}>
      <SortBar sort={sort} onChange={onChange} />
      <table className={styles.table} aria-label={attackdexWords.title} aria-rowcount={moves.length + 1}>
        <SortHeads sort={sort} onChange={onChange} />
        <tbody
          ref={frame}
          className={styles.rows}
          style={{ height: list.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {list.getVirtualItems().map(({ index, key, start }) => {
            const move = moves[index];
            if (!move) return null;
            return (
              <MoveRow
                key={key}
                ref={list.measureElement}
                move={move}
                index={index}
                offset={start - top}
                open={move === open}
                replace={open !== null}
                params={params}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls to the top of the list when its content changes and the player had scrolled down in it. */
function useTopOnChange(
  moves: readonly CatalogueMove[],
  frame: { readonly current: HTMLElement | null },
): void {
  const before = useRef(moves);
  useEffect(() => {
    const isSame = moves.length === before.current.length && moves[0] === before.current[0];
    before.current = moves;
    const list = frame.current?.parentElement?.parentElement;
    if (!isSame && list && list.getBoundingClientRect().top < 0) list.scrollIntoView?.({ block: 'start' });
  }, [moves, frame]);
}

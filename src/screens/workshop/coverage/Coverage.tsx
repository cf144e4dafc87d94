import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { TriedFile } from '../../../client/workshop/tryOut/tried.ts';
import { type ChangeAddress, oneOf } from '../../../hooks/useAddress.ts';
import { useTop } from '../../../hooks/useTop.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import styles from './Coverage.module.css';
import { CoverageBar } from './CoverageBar.tsx';
import { FileCell, FileLegend } from './FileCell.tsx';
import type { Shelf } from './shelves.ts';
import { FILE_FILTERS, shownRows } from './shownRows.ts';
import { stateOf } from './stateOf.ts';

interface Props {
  shelf: Shelf;
  tried: Readonly<Record<string, TriedFile>>;
  /** Name of the file whose details are open. */
  open: string | null;
  /** Name of the file under a dragged file. */
  over: string | null;
  params: URLSearchParams;
  onChange: ChangeAddress;
}

/** Estimated height of a row in pixels; measured after rendering. */
const ROW = 74;
const BEYOND = 3;

/** A shelf's things with their files, as a virtualised table: only the visible rows are rendered. */
export function Coverage({ shelf, tried, open, over, params, onChange }: Props) {
  const text = params.get('q') ?? '';
  const show = oneOf(params, 'show', FILE_FILTERS);
  const frame = useRef<HTMLTableSectionElement>(null);
  const top = useTop(frame);
  const rows = useMemo(() => shownRows(shelf, text, show, tried), [shelf, text, show, tried]);
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
  });
  const all = shelf.rows.flatMap(({ names }) => names.filter((name) => name !== null));
  const there = all.filter((name) => stateOf(name, tried) !== 'missing').length;
  return (
    <section className={styles.list} style={{ '--cells': shelf.columns.length } as object}>
      <CoverageBar shelf={shelf.key} text={text} show={show} onChange={onChange} />
      <div className={styles.sum}>
        <p role="status">{workshopWords.coverage(there, all.length)}</p>
        <FileLegend />
      </div>
      <table
        className={styles.table}
        aria-label={workshopWords.shelves[shelf.key]}
        aria-rowcount={rows.length + 1}
      >
        <thead className={styles.heads}>
          <tr className={styles.row} data-head>
            <th scope="col">{workshopWords.columns.name}</th>
            {shelf.columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={frame} className={styles.rows} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <tr
                key={key}
                ref={list.measureElement}
                data-index={index}
                data-even={index % 2 === 0 || undefined}
                aria-rowindex={index + 2}
                className={styles.row}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <th scope="row">{row.title}</th>
                {row.names.map((name, column) => (
                  <td key={shelf.columns[column]?.key}>
                    {name === null ? (
                      <span className="visually-hidden">{workshopWords.none}</span>
                    ) : (
                      <FileCell
                        name={name}
                        title={`${row.title}, ${shelf.columns[column]?.label ?? ''}`}
                        state={stateOf(name, tried)}
                        open={name === open}
                        over={name === over}
                        params={params}
                      />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.nothing}>{workshopWords.nothing}</p>}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the column to the end, for numbers. */
  readonly numeric?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table; on narrow screens each row becomes a card with the column name before each fact. It stays a table for
 * screen readers.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, numeric }) => (
              <th key={key} scope="col" data-numeric={numeric}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {first && (
                <th scope="row" data-numeric={first.numeric}>
                  {first.cell(row)}
                </th>
              )}
              {others.map(({ key, head, cell, numeric }) => (
                <td key={key} data-head={head} data-numeric={numeric}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

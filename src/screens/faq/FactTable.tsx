import type { FaqTable } from '../../locales/en/faq/types.ts';
import styles from './Faq.module.css';

/** A table of numbers, small enough for a phone. */
export function FactTable({ table: { caption, head, rows } }: { table: FaqTable }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]} data-number={/^[\d.,]+%?$|^–$/.test(cell) || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { Fragment } from 'react';
import { controlsWords } from '../../locales/en/controls.ts';
import styles from './Controls.module.css';

interface Row {
  readonly what: string;
  readonly with: readonly string[];
  readonly note: string;
}

/** Actions with their keys or buttons. */
export function ControlRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ what, with: keys, note }) => (
        <div key={what} className={styles.row}>
          <dt>{what}</dt>
          <dd>
            <span className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className="visually-hidden"> {controlsWords.or} </span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

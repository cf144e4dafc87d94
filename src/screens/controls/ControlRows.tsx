import { Fragment } from 'react';
import { useStore } from 'zustand';
import type { ButtonAction, KeyAction, PlayerAction } from '../../../contract/shapes/controls.ts';
import { type BindingKind, type BoundControls, bindings } from '../../hooks/input/bindings.ts';
import { areUsual } from '../../hooks/input/inputNames.ts';
import { controlsWords } from '../../locales/en/controls.ts';
import { buttonName, keyName } from '../../locales/en/inputs.ts';
import styles from './Controls.module.css';

type Row = (typeof controlsWords.devices)[number]['rows'][number];

const namesOf = (bound: BoundControls, kind: BindingKind, action: PlayerAction): readonly string[] =>
  kind === 'keys'
    ? bound.keys[action as KeyAction].map((key) => keyName(key))
    : bound.buttons[action as ButtonAction].map((button) => buttonName(button));

function inputsOf(row: Row, bound: BoundControls, kind: BindingKind): readonly string[] {
  const { actions = [], usual } = row;
  const names =
    usual && areUsual(kind, ...actions) ? usual : actions.flatMap((action) => namesOf(bound, kind, action));
  return [...(row.with ?? []), ...names];
}

/** Actions with their keys or buttons, as the player has chosen them. */
export function ControlRows({ rows, kind }: { rows: readonly Row[]; kind: BindingKind }) {
  const bound = useStore(bindings);
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.what} className={styles.row}>
          <dt>{row.what}</dt>
          <dd>
            <span className={styles.keys}>
              {inputsOf(row, bound, kind).map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && <span className="visually-hidden"> {controlsWords.or} </span>}
                  <kbd className={styles.key}>{name}</kbd>
                </Fragment>
              ))}
            </span>
            {row.note && <span className={styles.note}>{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

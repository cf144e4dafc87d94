import { useState } from 'react';
import { useStore } from 'zustand';
import { ACTIONS, MOST_BOUND, type PlayerAction, type Realm } from '../../../../contract/shapes/controls.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { setSettings } from '../../../client/setSettings.ts';
import { type BindingKind, bindings } from '../../../hooks/input/bindings.ts';
import { areUsual } from '../../../hooks/input/inputNames.ts';
import { bindingWords } from '../../../locales/en/controls.ts';
import { comma } from '../../../locales/format.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import styles from './Bindings.module.css';
import { ChooseDialog } from './ChooseDialog.tsx';
import { actionsWith, bindAsUsual, boundTo, inputName, othersWith } from './rebind.ts';

const PLACES = ['first', 'second', 'third'] as const;
const REALMS: readonly Realm[] = ['map', 'battle', 'replay', 'everywhere'];

interface RowProps {
  kind: BindingKind;
  action: PlayerAction;
  onChoose: (at: number) => void;
}

/** An action with its keys or buttons, each of which can be changed, and with what else they are for. */
function BindingRow({ kind, action, onChoose }: RowProps) {
  const name = bindingWords.actions[action];
  const bound = boundTo(kind, action);
  const conflicts = bound
    .map((input) => [input, othersWith(kind, action, input)] as const)
    .filter(([, others]) => others.length > 0);
  return (
    <li className={styles.row} data-conflict={conflicts.length > 0 || undefined}>
      <span>{name}</span>
      <span className={styles.inputs}>
        {bound.length === 0 && <span className={styles.none}>{bindingWords.none}</span>}
        {bound.map((input, at) => (
          <button
            // By its place: the button keeps the focus when it gets another key.
            key={PLACES[at]}
            type="button"
            className={styles.input}
            aria-haspopup="dialog"
            aria-label={bindingWords.change(name, inputName(input))}
            onClick={() => onChoose(at)}
          >
            {inputName(input)}
          </button>
        ))}
        {bound.length < MOST_BOUND && (
          <button
            type="button"
            className={styles.add}
            aria-haspopup="dialog"
            aria-label={bindingWords.add[kind](name)}
            onClick={() => onChoose(bound.length)}
          >
            <span aria-hidden="true">+</span>
          </button>
        )}
        {!areUsual(kind, action) && (
          <button
            type="button"
            className={styles.usual}
            aria-label={bindingWords.usualOf(name)}
            onClick={(event) => {
              // The button disappears: the focus stays in its row.
              event.currentTarget.closest('li')?.querySelector('button')?.focus();
              bindAsUsual(kind, action);
            }}
          >
            {bindingWords.usual}
          </button>
        )}
      </span>
      {conflicts.map(([input, others]) => (
        <span key={input} className={styles.conflict}>
          {bindingWords.conflict(
            inputName(input),
            others.map((other) => bindingWords.actions[other]).join(comma('names')),
          )}
        </span>
      ))}
    </li>
  );
}

/** All actions with their keys or gamepad buttons, folded away until the player opens them. */
export function BindingList({ kind }: { kind: BindingKind }) {
  useStore(bindings);
  const [chosen, setChosen] = useState<{ action: PlayerAction; at: number } | null>(null);
  const actions = actionsWith(kind);
  const hasConflict = actions.some((action) =>
    boundTo(kind, action).some((input) => othersWith(kind, action, input).length > 0),
  );
  const reset = () => {
    setSettings({ [kind]: {} });
    showToast('success', bindingWords.wereReset[kind]);
  };
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>{bindingWords.titles[kind]}</summary>
      <p className={styles.text}>{bindingWords.text[kind]}</p>
      <p role="status" className={styles.conflict}>
        {hasConflict && bindingWords.conflicts[kind]}
      </p>
      {REALMS.map((realm) => (
        <section key={realm} aria-label={`${bindingWords.titles[kind]}: ${bindingWords.where[realm]}`}>
          <h3 className={styles.realm}>{bindingWords.where[realm]}</h3>
          <ul className={styles.rows}>
            {actions
              .filter((action) => ACTIONS[action].where === realm)
              .map((action) => (
                <BindingRow
                  key={action}
                  kind={kind}
                  action={action}
                  onChoose={(at) => setChosen({ action, at })}
                />
              ))}
          </ul>
        </section>
      ))}
      <Button onClick={reset}>{bindingWords.allUsual[kind]}</Button>
      {chosen && <ChooseDialog kind={kind} {...chosen} onClose={() => setChosen(null)} />}
    </details>
  );
}

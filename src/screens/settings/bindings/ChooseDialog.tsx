import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isKey, type PlayerAction } from '../../../../contract/shapes/controls.ts';
import { watchGamepads } from '../../../gamepad/watchGamepads.ts';
import type { BindingKind } from '../../../hooks/input/bindings.ts';
import { listenForButtons } from '../../../hooks/input/gamepadActions.ts';
import { bindingWords } from '../../../locales/en/controls.ts';
import { comma } from '../../../locales/format.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import fields from '../../../ui/buttons/Field.module.css';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import styles from './Bindings.module.css';
import { bind, boundTo, type Input, inputName, isOnlyOne, othersWith, unbind } from './rebind.ts';

const words = bindingWords.dialog;

/** The name under which a pressed key is kept: its character, otherwise its name. Digits of the number pad differ. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (code.startsWith('Numpad') && key.length === 1) return code;
  if (key === ' ') return 'Space';
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Calls `onPress` with each newly pressed gamepad button, which does nothing else meanwhile. */
function useButtons(listens: boolean, onPress: (button: number) => void): boolean {
  const latest = useRef(onPress);
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!listens) return;
    const letGo = listenForButtons((button) => latest.current(button));
    const stop = watchGamepads((pads) => setConnected(pads.length > 0));
    return () => {
      stop();
      letGo();
    };
  }, [listens]);
  return isConnected;
}

interface Props {
  kind: BindingKind;
  action: PlayerAction;
  /** The place of the key or button that is replaced; the place after the last one adds one. */
  at: number;
  onClose: () => void;
}

/** Waits for a key or gamepad button for an action, and shows what else it is for. */
export function ChooseDialog({ kind, action, at, onClose }: Props) {
  const status = useId();
  const [pressed, setPressed] = useState<Input | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const present = boundTo(kind, action)[at];
  const taken = pressed === null ? [] : othersWith(kind, action, pressed);
  const needing = taken.find((other) => isOnlyOne(kind, other));

  const take = (input: Input, from: readonly PlayerAction[]) => {
    bind(kind, action, at, input, from);
    onClose();
  };
  const press = (input: Input) => {
    setRefused(null);
    if (input === present) onClose();
    else if (othersWith(kind, action, input).length === 0) take(input, []);
    else setPressed(input);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab' || event.repeat || kind !== 'keys') return;
    event.preventDefault();
    const key = keyOf(event);
    if (event.ctrlKey || event.metaKey || event.altKey || !isKey(key)) setRefused(inputName(key));
    else press(key);
  };
  const isConnected = useButtons(kind === 'buttons' && pressed === null, press);

  const names = taken.map((other) => bindingWords.actions[other]).join(comma('names'));
  const told =
    pressed !== null
      ? needing
        ? words.needed(inputName(pressed), bindingWords.actions[needing])
        : words.taken(inputName(pressed), names)
      : refused !== null
        ? words.refused(refused)
        : kind === 'buttons' && !isConnected
          ? words.noGamepad
          : '';
  return (
    <Dialog
      title={bindingWords.actions[action]}
      text={words.text[kind]}
      onClose={onClose}
      actions={
        pressed === null ? (
          <>
            {present !== undefined && !isOnlyOne(kind, action) && (
              <Button
                onClick={() => {
                  unbind(kind, action, at);
                  onClose();
                }}
              >
                {words.remove}
              </Button>
            )}
            <Button onClick={onClose}>{words.cancel}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPressed(null)}>{words.another}</Button>
            {!needing && <Button onClick={() => take(pressed, [])}>{words.both}</Button>}
            {!needing && (
              <Button variant="primary" onClick={() => take(pressed, taken)}>
                {words.take}
              </Button>
            )}
          </>
        )
      }
    >
      {pressed === null && (
        <input
          className={fields.input}
          aria-label={`${words.field[kind]}: ${bindingWords.actions[action]}`}
          aria-describedby={status}
          value={words.press[kind]}
          inputMode="none"
          readOnly
          data-captures
          onKeyDown={pressKey}
          autoFocus
        />
      )}
      <p id={status} role="status" className={styles.told}>
        {told}
      </p>
    </Dialog>
  );
}

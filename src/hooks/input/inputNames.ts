import { useStore } from 'zustand';
import {
  ACTIONS,
  type ButtonAction,
  type KeyAction,
  type PlayerAction,
} from '../../../contract/shapes/controls.ts';
import { buttonName, keyName } from '../../locales/en/inputs.ts';
import { type BindingKind, bindings } from './bindings.ts';

/** The name of the first key of an action; empty if it has none. */
export const nameOfKey = (action: KeyAction): string => keyName(bindings.getState().keys[action][0]);

/** The name of the first gamepad button of an action; empty if it has none. */
export const nameOfButton = (action: ButtonAction): string =>
  buttonName(bindings.getState().buttons[action][0]);

/** Whether all these actions have their default keys, or gamepad buttons. */
export const areUsual = (kind: BindingKind, ...actions: readonly PlayerAction[]): boolean =>
  actions.every(
    (action) =>
      bindings.getState()[kind][action as KeyAction & ButtonAction].join(' ') ===
      ACTIONS[action][kind]?.join(' '),
  );

/** The name of the first key of an action; the component renders again when it changes. */
export const useKeyName = (action: KeyAction): string =>
  useStore(bindings, ({ keys }) => keyName(keys[action][0]));

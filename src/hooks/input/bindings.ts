import { createStore } from 'zustand/vanilla';
import {
  ACTIONS,
  BUTTON_ACTIONS,
  type ButtonAction,
  KEY_ACTIONS,
  type KeyAction,
  NEEDED,
  type PlayerAction,
} from '../../../contract/shapes/controls.ts';
import type { Settings } from '../../../contract/shapes/settings.ts';
import { settings } from '../../bridge/settings.ts';

export interface BoundControls {
  readonly keys: Readonly<Record<KeyAction, readonly string[]>>;
  readonly buttons: Readonly<Record<ButtonAction, readonly number[]>>;
}
export type BindingKind = keyof BoundControls;

/** Whether an action must keep at least one key or button. */
export const isNeeded = (action: PlayerAction): boolean =>
  (NEEDED as readonly PlayerAction[]).includes(action);

function boundIn<Input>(action: PlayerAction, chosen: readonly Input[] | undefined, usual: readonly Input[]) {
  return chosen === undefined || (chosen.length === 0 && isNeeded(action)) ? usual : chosen;
}

/** The keys and buttons of all actions: what the player has chosen, otherwise the defaults. */
export function boundBy({ keys, buttons }: Pick<Settings, BindingKind>): BoundControls {
  return {
    keys: Object.fromEntries(
      KEY_ACTIONS.map((action) => [action, boundIn(action, keys[action], ACTIONS[action].keys)]),
    ) as BoundControls['keys'],
    buttons: Object.fromEntries(
      BUTTON_ACTIONS.map((action) => [action, boundIn(action, buttons[action], ACTIONS[action].buttons)]),
    ) as BoundControls['buttons'],
  };
}

/** The present keys and buttons. Follows the settings. */
export const bindings = createStore<BoundControls>(() => boundBy(settings.getState().all));

settings.subscribe(({ all }, { all: before }) => {
  if (all.keys !== before.keys || all.buttons !== before.buttons) bindings.setState(boundBy(all), true);
});

import {
  ACTIONS,
  BUTTON_ACTIONS,
  type ButtonAction,
  KEY_ACTIONS,
  type KeyAction,
  type PlayerAction,
} from '../../../../contract/shapes/controls.ts';
import { presentSettings, setSettings } from '../../../client/setSettings.ts';
import { type BindingKind, bindings, isNeeded } from '../../../hooks/input/bindings.ts';
import { buttonName, keyName } from '../../../locales/en/inputs.ts';

/** A key or a gamepad button. */
export type Input = string | number;

export const actionsWith = (kind: BindingKind): readonly PlayerAction[] =>
  kind === 'keys' ? KEY_ACTIONS : BUTTON_ACTIONS;

/** The present keys or buttons of an action. */
export const boundTo = (kind: BindingKind, action: PlayerAction): readonly Input[] =>
  bindings.getState()[kind][action as KeyAction & ButtonAction];

export const inputName = (input: Input): string =>
  typeof input === 'number' ? buttonName(input) : keyName(input);

/** The same key has two names: the letter that it types and, on most keyboards, its position. */
const isSame = (one: Input, other: Input): boolean =>
  one === other || inputName(one).toLowerCase() === inputName(other).toLowerCase();

/** Whether two actions are possible at the same time. */
const meet = (one: PlayerAction, other: PlayerAction): boolean => {
  const [here, there] = [ACTIONS[one].where, ACTIONS[other].where];
  return here === there || here === 'everywhere' || there === 'everywhere';
};

/** The other actions that a key or button would carry out, too. */
export const othersWith = (kind: BindingKind, action: PlayerAction, input: Input): readonly PlayerAction[] =>
  actionsWith(kind).filter(
    (other) =>
      other !== action && meet(action, other) && boundTo(kind, other).some((each) => isSame(each, input)),
  );

/** Whether an action could not be carried out any more if this key or button were taken from it. */
export const isOnlyOne = (kind: BindingKind, action: PlayerAction): boolean =>
  isNeeded(action) && boundTo(kind, action).length < 2;

/** Chooses the keys or buttons of an action; null puts back the defaults. */
function keep(
  kind: BindingKind,
  lists: Readonly<Partial<Record<PlayerAction, readonly Input[] | null>>>,
): void {
  const kept: Record<string, readonly Input[]> = { ...presentSettings()[kind] };
  for (const [action, list] of Object.entries(lists)) {
    if (list === null || list.join(' ') === ACTIONS[action as PlayerAction][kind]?.join(' '))
      delete kept[action];
    else kept[action] = list;
  }
  setSettings({ [kind]: kept });
}

/**
 * Gives a key or button to an action.
 * @param at the place of the one that it replaces; the place after the last one adds it
 * @param from the actions that it is taken from
 */
export function bind(
  kind: BindingKind,
  action: PlayerAction,
  at: number,
  input: Input,
  from: readonly PlayerAction[],
): void {
  const list = boundTo(kind, action).toSpliced(at, 1, input);
  const once = list.filter((each, index) => index === at || !isSame(each, input));
  const others = from.map((other) => [other, boundTo(kind, other).filter((each) => !isSame(each, input))]);
  keep(kind, { ...Object.fromEntries(others), [action]: once });
}

/** Takes a key or button from an action. */
export const unbind = (kind: BindingKind, action: PlayerAction, at: number): void =>
  keep(kind, { [action]: boundTo(kind, action).toSpliced(at, 1) });

/** Gives an action its default keys or buttons. */
export const bindAsUsual = (kind: BindingKind, action: PlayerAction): void => keep(kind, { [action]: null });

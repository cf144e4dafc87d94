import type { ButtonAction, KeyAction } from '../../../contract/shapes/controls.ts';

/** What hints name: the keys and buttons that the player has chosen. */
export interface InputNames {
  /** The first key of an action; empty if it has none. */
  readonly key: (action: KeyAction) => string;
  /** The first gamepad button of an action; empty if it has none. */
  readonly button: (action: ButtonAction) => string;
  /** Whether all these actions have their default keys, or gamepad buttons. */
  readonly areUsual: (kind: 'keys' | 'buttons', ...actions: readonly (KeyAction & ButtonAction)[]) => boolean;
}

/** Names of keys that are not a character, a letter or a number of the number pad. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Arrow up',
  ArrowRight: 'Arrow right',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  Space: 'Space bar',
};

/** The name of a key as a text shows it; nothing for no key. */
export function keyName(key = ''): string {
  const [, letter, pad] = /^(?:Key|Digit)(.)$|^Numpad(.+)$/.exec(key) ?? [];
  if (letter) return letter;
  if (pad) return `Number pad ${pad}`;
  return KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Names of gamepad buttons by their number in the standard layout. */
const BUTTONS = [
  ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Left stick pressed'],
  ...['Right stick pressed', 'Cross up', 'Cross down', 'Cross left', 'Cross right', 'Home'],
];

/** The name of a gamepad button as a text shows it; nothing for no button. */
export const buttonName = (button: number | undefined): string =>
  button === undefined ? '' : (BUTTONS[button] ?? `Button ${button + 1}`);

/** The names that there are, as a list: A, B and C. */
const listed = (names: readonly string[]): string => {
  const some = names.filter(Boolean);
  const [last] = some.slice(-1);
  return some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${last}` : (last ?? 'No keys');
};

const WALKS = ['north', 'west', 'south', 'east'] as const;
const ATTACKS = ['attack1', 'attack2', 'attack3', 'attack4'] as const;

/** The keys that walk, such as in: Arrow keys, W A S D or the number pad walk. */
export const walkingKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', ...WALKS) ? 'Arrow keys, W A S D or the number pad' : listed(WALKS.map(key));
/** The gamepad controls that walk. */
export const walkingButtons = ({ button, areUsual }: InputNames): string =>
  areUsual('buttons', ...WALKS) ? 'the cross' : listed(WALKS.map(button));
/** The keys that choose an attack, such as in: Keys 1 to 4 choose an attack. */
export const attackKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', ...ATTACKS) ? 'Keys 1 to 4' : listed(ATTACKS.map(key));

import type { ButtonAction, KeyAction } from '../../../contract/shapes/controls.ts';
import { texts } from '../texts.ts';

/** What hints name: the keys and buttons that the player has chosen. */
export interface InputNames {
  /** The first key of an action; empty if it has none. */
  readonly key: (action: KeyAction) => string;
  /** The first gamepad button of an action; empty if it has none. */
  readonly button: (action: ButtonAction) => string;
  /** Whether all these actions have their default keys, or gamepad buttons. */
  readonly areUsual: (kind: 'keys' | 'buttons', ...actions: readonly (KeyAction & ButtonAction)[]) => boolean;
}

const words = texts('inputs', {
  /** Keys that are not a character, a letter or a number of the number pad. */
  keys: {
    ArrowUp: 'Arrow up',
    ArrowRight: 'Arrow right',
    ArrowDown: 'Arrow down',
    ArrowLeft: 'Arrow left',
    Space: 'Space bar',
    Enter: 'Enter',
    Escape: 'Escape',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Insert: 'Insert',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page up',
    PageDown: 'Page down',
  } as Readonly<Record<string, string>>,
  onPad: (key: string) => `Number pad ${key}`,
  /** Gamepad buttons by their number in the standard layout. */
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Left stick pressed'],
    ...['Right stick pressed', 'Cross up', 'Cross down', 'Cross left', 'Cross right', 'Home'],
  ],
  otherButton: (number: number) => `Button ${number}`,
  /** A, B and C. */
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'No keys'),
  /** Such as in: Arrow keys, W A S D or the number pad walk. */
  usualWalk: 'Arrow keys, W A S D or the number pad',
  usualWalkButtons: 'the cross',
  usualAttack: 'Keys 1 to 4',
});

/** The name of a key as a text shows it; nothing for no key. */
export function keyName(key = ''): string {
  const [, letter, pad] = /^(?:Key|Digit)(.)$|^Numpad(.+)$/.exec(key) ?? [];
  if (letter) return letter;
  if (pad) return words.onPad(pad);
  return words.keys[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** The name of a gamepad button as a text shows it; nothing for no button. */
export const buttonName = (button: number | undefined): string =>
  button === undefined ? '' : (words.buttons[button] ?? words.otherButton(button + 1));

/** The names that there are, as a list. */
const listed = (names: readonly string[]): string => words.listed(names.filter(Boolean));

const WALKS = ['north', 'west', 'south', 'east'] as const;
const ATTACKS = ['attack1', 'attack2', 'attack3', 'attack4'] as const;

/** The keys that walk, such as in: Arrow keys, W A S D or the number pad walk. */
export const walkingKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', ...WALKS) ? words.usualWalk : listed(WALKS.map(key));
/** The gamepad controls that walk. */
export const walkingButtons = ({ button, areUsual }: InputNames): string =>
  areUsual('buttons', ...WALKS) ? words.usualWalkButtons : listed(WALKS.map(button));
/** The keys that choose an attack, such as in: Keys 1 to 4 choose an attack. */
export const attackKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', ...ATTACKS) ? words.usualAttack : listed(ATTACKS.map(key));

/** Where an action is possible. Two actions conflict only where both are possible at the same time. */
export type Realm = 'everywhere' | 'map' | 'battle' | 'replay';

interface ActionDefaults {
  readonly where: Realm;
  /**
   * Keys: a character as the keyboard types it, in lower case, or the name of a key by its position (`code`) or
   * function. null if the browser or the device decides and nothing can be chosen.
   */
  readonly keys: readonly string[] | null;
  /** Gamepad buttons by their number in the standard layout; null if nothing can be chosen. */
  readonly buttons: readonly number[] | null;
}

/**
 * All actions of a player that have keys or gamepad buttons of their own, with those that they have unless the player
 * has chosen others. Everything that reads a key or a button asks for one of these.
 */
export const ACTIONS = {
  north: { where: 'map', keys: ['ArrowUp', 'KeyW', 'Numpad8'], buttons: [12] },
  east: { where: 'map', keys: ['ArrowRight', 'KeyD', 'Numpad6'], buttons: [15] },
  south: { where: 'map', keys: ['ArrowDown', 'KeyS', 'Numpad2'], buttons: [13] },
  west: { where: 'map', keys: ['ArrowLeft', 'KeyA', 'Numpad4'], buttons: [14] },
  northEast: { where: 'map', keys: ['Numpad9'], buttons: [] },
  southEast: { where: 'map', keys: ['Numpad3'], buttons: [] },
  southWest: { where: 'map', keys: ['Numpad1'], buttons: [] },
  northWest: { where: 'map', keys: ['Numpad7'], buttons: [] },
  attack1: { where: 'battle', keys: ['1'], buttons: [] },
  attack2: { where: 'battle', keys: ['2'], buttons: [] },
  attack3: { where: 'battle', keys: ['3'], buttons: [] },
  attack4: { where: 'battle', keys: ['4'], buttons: [] },
  earlier: { where: 'battle', keys: [','], buttons: [6] },
  later: { where: 'battle', keys: ['.'], buttons: [7] },
  /** Runs away from a wild creature. */
  run: { where: 'battle', keys: ['r'], buttons: [3] },
  /** Asks who is given a draught of the flask. */
  drink: { where: 'battle', keys: ['d'], buttons: [10] },
  speed: { where: 'battle', keys: ['s'], buttons: [2] },
  /** Ends an animation. Every key and button does. */
  skip: { where: 'battle', keys: null, buttons: null },
  /** Presses the main button of the page. */
  confirm: { where: 'everywhere', keys: ['Enter'], buttons: [9] },
  /** Presses the focused control. */
  press: { where: 'everywhere', keys: null, buttons: [0] },
  /** Moves the focus. */
  next: { where: 'everywhere', keys: null, buttons: [5] },
  previous: { where: 'everywhere', keys: null, buttons: [4] },
  /** Closes what is open, or comes back from earlier rounds. */
  cancel: { where: 'everywhere', keys: null, buttons: [1] },
  replayBack: { where: 'replay', keys: ['ArrowLeft'], buttons: [6] },
  replayForward: { where: 'replay', keys: ['ArrowRight'], buttons: [7] },
  replayFirst: { where: 'replay', keys: ['Home'], buttons: [] },
  replayLast: { where: 'replay', keys: ['End'], buttons: [] },
  replayPlay: { where: 'replay', keys: ['Space'], buttons: [2] },
  mute: { where: 'everywhere', keys: ['m'], buttons: [8] },
  fullscreen: { where: 'everywhere', keys: ['f'], buttons: [] },
  /** Goes to the command line of text mode. */
  commands: { where: 'everywhere', keys: ['/'], buttons: [] },
} as const satisfies Record<string, ActionDefaults>;

export type PlayerAction = keyof typeof ACTIONS;
type With<Kind extends 'keys' | 'buttons'> = {
  [Name in PlayerAction]: (typeof ACTIONS)[Name][Kind] extends null ? never : Name;
}[PlayerAction];
/** The actions whose keys can be chosen. */
export type KeyAction = With<'keys'>;
/** The actions whose gamepad buttons can be chosen. */
export type ButtonAction = With<'buttons'>;

const having = (kind: 'keys' | 'buttons') =>
  (Object.keys(ACTIONS) as PlayerAction[]).filter((action) => ACTIONS[action][kind] !== null);
export const KEY_ACTIONS = having('keys') as readonly KeyAction[];
export const BUTTON_ACTIONS = having('buttons') as readonly ButtonAction[];

/** The actions without which a keyboard or a gamepad cannot operate the game: they always keep a key or a button. */
export const NEEDED = [
  'confirm',
  'press',
  'next',
  'previous',
  'cancel',
] as const satisfies readonly PlayerAction[];

/** The most keys or buttons that an action can have. */
export const MOST_BOUND = 3;
/** The highest number of a gamepad button: gamepads beyond the standard layout have up to 32. */
export const LAST_BUTTON = 31;
/**
 * What a key can be: a character other than a space and capital letters, or a name. Not those that browsers, dialogs
 * and screen readers need: Escape, Tab, the function keys, the page keys and the modifiers.
 */
export const KEY_PATTERN =
  /^(?:[^\s\p{Lu}\p{C}]|(?!(?:F\d+|Tab|Esc(?:ape)?|Page\w+|Shift\w*|Control\w*|Alt\w*|Meta\w*|OS\w*|Fn\w*|Context\w+|\w+Lock|Dead|Process|Unidentified|Audio\w*|Media\w*|Browser\w*|Launch\w*)$)[A-Z][A-Za-z0-9]{1,13})$/u;

/** What a player has chosen; an action that is absent has its defaults. */
export type Bindings<Name extends string, Input> = { readonly [Each in Name]?: readonly Input[] };

export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && KEY_PATTERN.test(value);
export const isButton = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LAST_BUTTON;

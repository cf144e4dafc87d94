import type { PlayerAction } from '../../../contract/shapes/controls.ts';
import { texts } from '../texts.ts';

interface Row {
  readonly what: string;
  /** What belongs to the device itself. */
  readonly with?: readonly string[];
  /** Actions whose keys or buttons are shown: all that they have. */
  readonly actions?: readonly PlayerAction[];
  /** Shorter words for them while all are the usual ones. */
  readonly usual?: readonly string[];
  readonly note: string;
}

interface DeviceWords {
  readonly value: 'keys' | 'touch' | 'gamepad';
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Texts of the controls dialog, for each input device. */
export const controlsWords = texts('controls', {
  title: 'Controls',
  text: 'Everything can be done with each of these.',
  label: 'Device',
  or: 'or',
  change: 'Change keys and buttons',
  devices: [
    {
      value: 'keys',
      name: 'Keyboard',
      rows: [
        {
          what: 'Walk',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Arrow keys', 'W A S D', 'Number pad'],
          note: 'Two at once walk diagonally; hold to keep walking.',
        },
        { what: 'Choose an attack', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Confirm, go on', actions: ['confirm'], note: '' },
        { what: 'Run away from a wild creature', actions: ['run'], note: 'It may take several attempts.' },
        { what: 'Drink from the flask', actions: ['drink'], note: 'It takes the turn. A well fills it.' },
        {
          what: 'Skip an animation',
          with: ['Any key'],
          note: 'It does nothing else. Tab, Page Up and Down and F5 do what they always do.',
        },
        {
          what: 'Speed of battles',
          actions: ['speed'],
          note: 'Usual, twice or four times as fast; it is remembered.',
        },
        {
          what: 'Look back through a battle',
          actions: ['earlier', 'later'],
          note: 'One round earlier, one later; Esc comes back to now.',
        },
        {
          what: 'Go from control to control',
          with: ['Tab', 'Shift + Tab'],
          note: 'Arrow keys change a choice.',
        },
        { what: 'Close a menu or a sheet', with: ['Esc'], note: '' },
        {
          what: 'Mute the game, let it sound',
          actions: ['mute'],
          note: 'Volumes are under Sound, at the foot of every page.',
        },
        {
          what: 'Full screen, and back',
          actions: ['fullscreen'],
          note: 'Where the browser can; there is a button at the foot of every page.',
        },
        {
          what: 'Go to the command line',
          actions: ['commands'],
          note: 'In text mode, which the first button of every page turns on.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Touch',
      rows: [
        {
          what: 'Walk',
          with: ['Direction pad', 'Swipe on the map'],
          note: 'Keep the finger down to keep walking, slide to turn. A mouse drags the same way.',
        },
        {
          what: 'Bring the pad back',
          with: ['Long press on the map'],
          note: 'Settings move the pad, resize it, make it see-through or hide it.',
        },
        {
          what: 'Walk to a place',
          with: ['Tap the map'],
          note: 'It ends where a creature appears, or with a step by hand. A mouse clicks the same way.',
        },
        {
          what: 'Choose an attack or a ball',
          with: ['Tap it'],
          note: 'Then tap Attack or Use Ball. A mouse clicks the same way.',
        },
        {
          what: 'Go on after a round',
          with: ['Continue', 'The battle’s picture'],
          note: 'Tap either.',
        },
        {
          what: 'Run away from a wild creature',
          with: ['The running figure'],
          note: 'The button at the left of Attack.',
        },
        {
          what: 'Drink from the flask',
          with: ['The flask'],
          note: 'The number beside it says how many draughts are left.',
        },
        { what: 'Skip an animation', with: ['Tap anywhere'], note: 'It does nothing else.' },
        { what: 'Speed of battles', with: ['1×'], note: 'The button on the battle’s picture: 1×, 2× or 4×.' },
      ],
    },
    {
      value: 'gamepad',
      name: 'Gamepad',
      rows: [
        {
          what: 'Walk',
          with: ['Left stick'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Cross'],
          note: '',
        },
        {
          what: 'Go from control to control',
          with: ['Cross'],
          actions: ['previous', 'next'],
          note: 'On a map the cross walks. To the left and right it moves a slider.',
        },
        { what: 'Press, confirm', actions: ['press'], note: '' },
        { what: 'Press the main button', actions: ['confirm'], note: '' },
        { what: 'Close a menu or a sheet', actions: ['cancel'], note: '' },
        { what: 'Look back through a battle', actions: ['earlier', 'later'], note: '' },
        { what: 'Run away from a wild creature', actions: ['run'], note: '' },
        { what: 'Drink from the flask', actions: ['drink'], note: '' },
        { what: 'Speed of battles', actions: ['speed'], note: '' },
        { what: 'Mute the game, let it sound', actions: ['mute'], note: '' },
        { what: 'Skip an animation', with: ['Any button'], note: 'It does nothing else.' },
      ],
    },
  ] satisfies readonly DeviceWords[] as readonly DeviceWords[],
});

/** Texts of the lists in which keys and gamepad buttons are chosen. */
export const bindingWords = texts('bindings', {
  titles: { keys: 'Keys', buttons: 'Gamepad buttons' },
  text: {
    keys: 'Press a key in the list to choose another one. Ctrl, Alt, Tab, Esc and the function keys stay as they are.',
    buttons:
      'Press a button in the list to choose another one. The left stick always walks, and any button skips an animation.',
  },
  where: {
    everywhere: 'Everywhere',
    map: 'On a map',
    battle: 'In a battle',
    replay: 'Watching a battle again',
  },
  actions: {
    north: 'Walk north',
    east: 'Walk east',
    south: 'Walk south',
    west: 'Walk west',
    northEast: 'Walk north-east',
    southEast: 'Walk south-east',
    southWest: 'Walk south-west',
    northWest: 'Walk north-west',
    attack1: 'First attack',
    attack2: 'Second attack',
    attack3: 'Third attack',
    attack4: 'Fourth attack',
    earlier: 'One round earlier',
    later: 'One round later',
    run: 'Run away',
    drink: 'Drink from the flask',
    speed: 'Speed of battles',
    skip: 'Skip an animation',
    confirm: 'Confirm, go on',
    press: 'Press what is focused',
    next: 'Next control',
    previous: 'Previous control',
    cancel: 'Close, come back',
    replayBack: 'One step back',
    replayForward: 'One step on',
    replayFirst: 'To the first step',
    replayLast: 'To the last step',
    replayPlay: 'Play, pause',
    mute: 'Mute, let it sound',
    fullscreen: 'Full screen',
    commands: 'Command line of text mode',
  } satisfies Record<PlayerAction, string>,
  none: 'none',
  change: (action: string, input: string) => `${action}: ${input}. Change`,
  add: {
    keys: (action: string) => `Another key: ${action}`,
    buttons: (action: string) => `Another button: ${action}`,
  },
  usual: 'As usual',
  usualOf: (action: string) => `As usual: ${action}`,
  allUsual: { keys: 'All keys as usual', buttons: 'All buttons as usual' },
  wereReset: { keys: 'All keys are as usual again.', buttons: 'All gamepad buttons are as usual again.' },
  conflict: (input: string, actions: string) => `${input} is also for: ${actions}`,
  conflicts: {
    keys: 'Some keys are for two things at once. They are marked below.',
    buttons: 'Some buttons are for two things at once. They are marked below.',
  },
  dialog: {
    field: { keys: 'New key', buttons: 'New button' },
    press: { keys: 'Press a key', buttons: 'Press a button of the gamepad' },
    text: {
      keys: 'Press the key that you want. Esc leaves everything as it is.',
      buttons: 'Press the gamepad button that you want. The same one again leaves everything as it is.',
    },
    noGamepad: 'No gamepad is connected. Plug one in and press one of its buttons.',
    refused: (input: string) => `${input} cannot be chosen: browsers and dialogs need it.`,
    taken: (input: string, actions: string) => `${input} is already for: ${actions}.`,
    needed: (input: string, action: string) =>
      `${input} is the only one for “${action}”. Choose another one for that first.`,
    take: 'Take it',
    both: 'For both',
    another: 'Another',
    remove: 'Remove',
    cancel: 'Cancel',
  },
});

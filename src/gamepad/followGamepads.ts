import { BUTTON_ACTIONS, type ButtonAction } from '../../contract/shapes/controls.ts';
import { skipPlayback } from '../bridge/playback.ts';
import type { Direction } from '../bridge/state.ts';
import { bridge } from '../bridge/store.ts';
import { WALKS } from '../client/world/directions.ts';
import { bindings } from '../hooks/input/bindings.ts';
import { noteDevice } from '../hooks/input/device.ts';
import { isPageFree } from '../hooks/input/gameKeys.ts';
import { buttonListener, pressedOnGamepad } from '../hooks/input/gamepadActions.ts';
import { cancel, moveFocus, pressFocused, pressMain, turn } from './controls.ts';
import { gamepadDirection } from './gamepadDirection.ts';
import { watchGamepads } from './watchGamepads.ts';

/** Actions that work everywhere, also in dialogs and while a round is played. */
const SHORTCUTS: readonly ButtonAction[] = ['mute', 'fullscreen', 'speed'];
/** What every page and every dialog understands. */
const OWN: Readonly<Partial<Record<ButtonAction, () => void>>> = {
  press: pressFocused,
  next: () => moveFocus(1),
  previous: () => moveFocus(-1),
  cancel,
};

type Wish = number | Direction;

/**
 * Lets a gamepad move the focus, press controls and carry out the actions of its buttons. On the map, its direction pad
 * and stick walk instead.
 */
export function followGamepads(): () => void {
  let before = new Set<Wish>();
  return watchGamepads((pads) => {
    const now = new Set(pads.flatMap(wishes));
    if (now.size > 0) noteDevice('gamepad');
    for (const wish of now) if (!before.has(wish)) fulfil(wish);
    before = now;
  });
}

/** The pressed buttons and the direction of a gamepad. */
function wishes(pad: Gamepad): readonly Wish[] {
  const pressed = pad.buttons.flatMap((button, index) => (button.pressed ? [index] : []));
  const direction = gamepadDirection(pad);
  return direction ? [...pressed, direction] : pressed;
}

function fulfil(wish: Wish): void {
  const listener = buttonListener();
  if (listener) {
    if (typeof wish === 'number') listener(wish);
    return;
  }
  const actions = typeof wish === 'number' ? actionsOf(wish) : [];
  const shortcut = actions.find((action) => SHORTCUTS.includes(action));
  if (isPageFree() && bridge.getState().battle.playback && !shortcut) skipPlayback();
  else if (typeof wish === 'string') follow(wish);
  else for (const action of actions) carryOut(action);
}

/** The actions of a button. Those of walking are known by the gamepad's direction. */
const actionsOf = (button: number): readonly ButtonAction[] =>
  BUTTON_ACTIONS.filter(
    (action) =>
      bindings.getState().buttons[action].includes(button) && !WALKS.some((walk) => walk === action),
  );

function carryOut(action: ButtonAction): void {
  const own = OWN[action];
  if (own) own();
  else if (isPageFree() || SHORTCUTS.includes(action)) pressedOnGamepad(action);
  else if (action === 'confirm') pressMain();
}

function follow(direction: Direction): void {
  if (isPageFree() && document.querySelector('[data-stage="map"]')) return;
  if (direction === 'n') moveFocus(-1);
  if (direction === 's') moveFocus(1);
  if (direction === 'w') turn(-1);
  if (direction === 'e') turn(1);
}

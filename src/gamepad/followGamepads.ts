import { skipPlayback } from '../bridge/playback.ts';
import { bridge } from '../bridge/store.ts';
import { noteDevice } from '../hooks/input/device.ts';
import { isPageFree } from '../hooks/input/gameKeys.ts';
import { moveFocus, pressFocused } from './controls.ts';
import { gamepadDirection } from './gamepadDirection.ts';
import { watchGamepads } from './watchGamepads.ts';

/** Buttons of the standard layout: the lower face button (A, cross) and the two shoulder buttons. */
const [PRESS, BACK, ON] = [0, 4, 5];

/** Lets a gamepad move the focus and press controls. On the map, its direction pad and stick walk instead. */
export function followGamepads(): () => void {
  let before = new Set<string>();
  return watchGamepads((pads) => {
    const now = new Set(pads.flatMap(wishes));
    if (now.size > 0) noteDevice('gamepad');
    for (const wish of now) if (!before.has(wish)) fulfil(wish);
    before = now;
  });
}

function wishes(pad: Gamepad): readonly string[] {
  const pressed = pad.buttons.flatMap((button, index) => (button.pressed ? [`button ${index}`] : []));
  const direction = gamepadDirection(pad);
  return direction ? [...pressed, direction] : pressed;
}

function fulfil(wish: string): void {
  if (isPageFree() && bridge.getState().battle.playback) skipPlayback();
  else if (wish === `button ${PRESS}`) pressFocused();
  else if (wish === `button ${BACK}`) moveFocus(-1);
  else if (wish === `button ${ON}`) moveFocus(1);
  else if (!isPageFree() || !document.querySelector('[data-stage="map"]')) follow(wish);
}

function follow(wish: string): void {
  if (wish === 'n' || wish === 'w') moveFocus(-1);
  if (wish === 's' || wish === 'e') moveFocus(1);
}

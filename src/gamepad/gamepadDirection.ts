import type { Direction } from '../bridge/state.ts';
import { directionTo } from '../client/world/directions.ts';

/** Dead zone of the stick, as a share of its full deflection. */
const REST = 0.45;
/** Buttons of the direction pad in the standard layout. */
const [UP, DOWN, LEFT, RIGHT] = [12, 13, 14, 15];

/** The direction of a gamepad: its direction pad, otherwise its left stick in steps of 45 degrees; null at rest. */
export function gamepadDirection({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): Direction | null {
  const on = (index: number) => (buttons[index]?.pressed ? 1 : 0);
  const cross = directionTo(on(RIGHT) - on(LEFT), on(DOWN) - on(UP));
  if (cross) return cross;
  const [x, y] = [axes[0] ?? 0, axes[1] ?? 0];
  if (Math.hypot(x, y) < REST) return null;
  const angle = (Math.round(Math.atan2(y, x) / (Math.PI / 4)) * Math.PI) / 4;
  return directionTo(Math.round(Math.cos(angle)), Math.round(Math.sin(angle)));
}

import { OFFSETS } from '../../rules/world/walking.ts';
import type { Direction } from '../bridge/state.ts';
import { DIRECTION_OF, directionOf, directionTo, WALKS } from '../client/world/directions.ts';
import { bindings } from '../hooks/input/bindings.ts';

/** Dead zone of the stick, as a share of its full deflection. */
const REST = 0.45;

/**
 * The direction of a gamepad: of its buttons for walking (the direction pad, or others), otherwise its left stick in
 * steps of 45 degrees; null at rest.
 */
export function gamepadDirection({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): Direction | null {
  const bound = bindings.getState().buttons;
  const pressed = WALKS.filter((walk) => bound[walk].some((index) => buttons[index]?.pressed));
  const sum = (axis: 'x' | 'y') =>
    pressed.reduce((total, walk) => total + OFFSETS[DIRECTION_OF[walk]][axis], 0);
  const cross = directionTo(sum('x'), sum('y'));
  if (cross) return cross;
  const [x, y] = [axes[0] ?? 0, axes[1] ?? 0];
  return Math.hypot(x, y) < REST ? null : directionOf(x, y);
}

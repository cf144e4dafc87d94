import { type PointerEvent, useRef } from 'react';
import type { Direction } from '../../../../rules/world/types.ts';
import { directionTo } from '../../../client/world/directions.ts';
import { hold } from '../../../client/world/hold.ts';
import { walk } from '../../../client/world/world.ts';

const SOURCE = 'pad';

/** Handles holding the pad with a pointer. Presses without one (keys, assistive technology) walk one step. */
export function usePadPointer() {
  const pointer = useRef<number | null>(null);
  const pressed = useRef(false);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || pointer.current !== null) return;
    const direction = directionOf(event.target) ?? directionAt(event);
    if (!direction) return;
    pointer.current = event.pointerId;
    pressed.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    hold(SOURCE, direction);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId === pointer.current) hold(SOURCE, directionAt(event));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return;
    pointer.current = null;
    hold(SOURCE, null);
    // The click event of this press comes right after it.
    setTimeout(() => {
      pressed.current = false;
    });
  };
  const press = (direction: Direction) => {
    if (!pressed.current) walk(direction);
  };
  const pad = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onLostPointerCapture: up,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return { pad, press };
}

function directionOf(target: EventTarget): Direction | null {
  const button = target instanceof Element ? target.closest('[data-direction]') : null;
  return (button?.getAttribute('data-direction') as Direction | null) ?? null;
}

/** Returns the direction of the third of the pad (in each axis) that the pointer is over; null in the middle. */
function directionAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Direction | null {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const third = (share: number) => Math.max(-1, Math.min(1, Math.floor(share * 3) - 1));
  if (width === 0 || height === 0) return null;
  return directionTo(third((clientX - left) / width), third((clientY - top) / height));
}

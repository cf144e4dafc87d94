import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bridge } from '../../../bridge/store.ts';
import type { OrderStep } from './order.ts';

const SLIDE_MS = 240;

interface Pressed {
  readonly id: string;
  readonly by: OrderStep;
  /** Distance of each member from the top of the window in pixels, before the move. */
  readonly tops: ReadonlyMap<string, number>;
}

/**
 * Animates the members to their new places. The moved member keeps its position in the window, under the thumb or the
 * mouse, and its button keeps the focus. Returns a function to be called just before the move.
 */
export function useSlide(list: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed | null>(null);
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (current && list.current) settle(list.current, current);
  });
  return (id: string, by: OrderStep) => {
    pressed.current = { id, by, tops: topsOf(list.current) };
  };
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-member]') ?? []),
];
const topOf = (row: HTMLElement) => row.getBoundingClientRect().top;
const topsOf = (list: HTMLElement | null) =>
  new Map(rowsOf(list).map((row) => [row.dataset.member ?? '', topOf(row)]));

function settle(list: HTMLElement, { id, by, tops }: Pressed): void {
  const rows = rowsOf(list);
  const moved = rows.find((row) => row.dataset.member === id);
  if (!moved) return;
  globalThis.scrollBy?.(0, topOf(moved) - (tops.get(id) ?? topOf(moved)));
  focusStep(moved, by);
  if (bridge.getState().settings.calm) return;
  for (const row of rows) slide(row, (tops.get(row.dataset.member ?? '') ?? topOf(row)) - topOf(row));
}

/** Focuses the pressed button, or at an end of the list the one for the other direction. */
function focusStep(row: HTMLElement, by: OrderStep): void {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('[data-step]:not(:disabled)')];
  const same = buttons.find((button) => button.dataset.step === String(by));
  (same ?? buttons[0])?.focus({ preventScroll: true });
}

function slide(row: HTMLElement, from: number): void {
  if (from === 0) return;
  row.animate?.([{ translate: `0 ${from}px` }, { translate: '0 0' }], {
    duration: SLIDE_MS,
    easing: 'ease-out',
  });
}

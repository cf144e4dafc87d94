import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Pager } from './Pager.tsx';

const turn = vi.fn();
const show = (skip: number, count: number | null, busy = false) =>
  render(<Pager skip={skip} count={count} busy={busy} onSkip={turn} />);
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

afterEach(() => {
  cleanup();
  turn.mockClear();
});

it.each([
  [0, 37, false, [true, false]],
  [10, 37, false, [false, false]],
  [30, 37, false, [false, true]],
  [0, 10, false, [true, true]],
  [10, 20, false, [false, true]],
  [10, 37, true, [true, true]],
  [0, null, false, [true, true]],
] as const)('at %i of %s (on its way: %s) PREV and NEXT are disabled: %j', (skip, count, busy, disabled) => {
  show(skip, count, busy);
  expect([isDisabled('PREV'), isDisabled('NEXT')]).toEqual(disabled);
});

it('turns pages of ten and says where one is', async () => {
  show(30, 37);
  expect(screen.getByRole('status').textContent).toBe('31–37 of 37');
  await userEvent.click(screen.getByRole('button', { name: 'PREV' }));
  expect(turn).toHaveBeenCalledWith(20);
});

it('says nothing of pages where there is nothing', () => {
  show(0, 0);
  expect(screen.getByRole('status').textContent).toBe('');
});

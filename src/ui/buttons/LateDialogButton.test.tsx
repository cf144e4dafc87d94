import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onToast } from '../../client/notifications/toasts.ts';
import { LateDialogButton } from './LateDialogButton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a dialog whose script takes more than 120 seconds is given up with a word, and can be tried again', async () => {
  const told: string[] = [];
  const forget = onToast(({ text }) => told.push(text));
  render(<LateDialogButton load={() => new Promise(() => undefined)}>Sound</LateDialogButton>);
  const button = screen.getByRole('button', { name: 'Sound' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(told).toHaveLength(1);
  forget();
});

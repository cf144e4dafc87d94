import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

function Counter({ most }: { most?: number }) {
  const [value, setValue] = useState(0);
  return <Stepper label="Basic ball" value={value} onChange={setValue} {...(most ? { most } : {})} />;
}
function Emptied() {
  const [value, setValue] = useState(0);
  return (
    <>
      <Stepper label="Basic ball" value={value} most={2} onChange={setValue} />
      <button type="button" onClick={() => setValue(0)}>
        Empty
      </button>
    </>
  );
}
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Basic ball' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts by its buttons, and shows nothing as the placeholder 0', async () => {
  render(<Counter />);
  expect(number().value).toBe('');
  expect(number().placeholder).toBe('0');
  expect(button('Fewer: Basic ball').disabled).toBe(true);
  await userEvent.click(button('More: Basic ball'));
  await userEvent.click(button('More: Basic ball'));
  await userEvent.click(button('Fewer: Basic ball'));
  expect(number().value).toBe('1');
});

it('takes a typed number, but none beyond its bounds', async () => {
  render(<Counter most={20} />);
  await userEvent.type(number(), '15');
  expect(number().value).toBe('15');
  await userEvent.type(number(), '0');
  expect(number().value).toBe('20');
  expect(button('More: Basic ball').disabled).toBe(true);
  await userEvent.clear(number());
  expect(number().value).toBe('');
});

it('stops at its bound while the button is held, and does not go on by itself when there is room again', () => {
  vi.useFakeTimers();
  render(<Emptied />);
  fireEvent.pointerDown(button('More: Basic ball'));
  for (const pause of [400, 90, 90]) act(() => void vi.advanceTimersByTime(pause));
  expect(number().value).toBe('2');
  // A disabled button gets no pointerup event.
  fireEvent.click(button('Empty'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(number().value).toBe('');
});

it('goes on counting while a button is held, and stops where it is let go of', () => {
  vi.useFakeTimers();
  render(<Counter />);
  const more = button('More: Basic ball');
  fireEvent.pointerDown(more);
  for (const pause of [400, 90, 90]) act(() => void vi.advanceTimersByTime(pause));
  expect(number().value).toBe('3');
  fireEvent.pointerUp(more);
  fireEvent.click(more);
  act(() => void vi.advanceTimersByTime(1000));
  expect(number().value).toBe('3');
});

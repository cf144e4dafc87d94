import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCalm } from '../../../../client/session/calm.ts';
import { aCreature } from '../../../../testing/builders.ts';
import { freshBrowser } from '../../../../testing/fresh.ts';
import { EvolveScene } from './EvolveScene.tsx';

const before = aCreature();
const after = aCreature({ name: 'Emberam' });
const pictures = () =>
  screen
    .getAllByRole('img', { hidden: true })
    .map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'));

beforeEach(() => {
  freshBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('one creature goes into the other, and the scene ends by itself', () => {
  const end = vi.fn();
  render(<EvolveScene before={before} after={after} onEnd={end} />);
  expect(pictures()).toEqual(['Kindlam', 'Emberam']);
  act(() => vi.advanceTimersByTime(3000));
  expect(end).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1000));
  expect(end).toHaveBeenCalledOnce();
});

it('in calm mode it is a still picture of who has come', () => {
  setCalm(true);
  const { container } = render(<EvolveScene before={before} after={after} onEnd={() => undefined} />);
  expect(pictures()).toEqual(['Emberam']);
  expect(container.querySelector('[data-still]')).not.toBeNull();
});

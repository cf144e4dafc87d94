import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

it('one creature goes into the other, and who has come stays until the player goes on', () => {
  const end = vi.fn();
  render(<EvolveScene before={before} after={after} onEnd={end} />);
  expect(pictures()).toEqual(['Kindlam', 'Emberam']);
  screen.getByRole('button', { name: 'Skip' });
  act(() => vi.advanceTimersByTime(60_000));
  expect(end).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(end).toHaveBeenCalledOnce();
});

it('in calm mode it is a still picture of who has come', () => {
  setCalm(true);
  const { container } = render(<EvolveScene before={before} after={after} onEnd={() => undefined} />);
  expect(pictures()).toEqual(['Emberam']);
  expect(container.querySelector('[data-still]')).not.toBeNull();
});

it('tells what is new: the species, its line of the Pokedex, and how its values have changed', () => {
  const stats = { hp: 51, attack: 30, defense: 28, speed: 32 };
  const grown = aCreature({ ...after, stats });
  const text = 'It warms the barn. It is proud of it.';
  render(<EvolveScene before={before} after={grown} first pokedexText={text} onEnd={() => undefined} />);
  screen.getByText('Emberam is new in your Pokedex.');
  screen.getByText('It warms the barn.');
  screen.getByText('34 → 51');
});

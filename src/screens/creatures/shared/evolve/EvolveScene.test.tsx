import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Cue, followCues } from '../../../../bridge/signals/cues.ts';
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

const skip = () => screen.queryByRole('button', { name: 'Skip' });
const goOn = () => screen.getByRole('button', { name: 'Go on' });

it('one creature goes into the other, and who has come stays until the player goes on', () => {
  const end = vi.fn();
  render(<EvolveScene before={before} after={after} onEnd={end} />);
  expect(pictures()).toEqual(['Kindlam', 'Emberam']);
  expect(skip()).not.toBeNull();
  act(() => vi.advanceTimersByTime(60_000));
  expect(end).not.toHaveBeenCalled();
  expect(pictures()).toEqual(['Emberam']);
  fireEvent.click(goOn());
  expect(end).toHaveBeenCalledOnce();
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'x' })],
  ['a press anywhere', () => fireEvent.pointerDown(document.body)],
  ['the button, also by a gamepad', () => fireEvent.click(skip() as HTMLElement)],
])('%s shows the end at once, and does not leave it', (_by, press) => {
  const end = vi.fn();
  render(<EvolveScene before={before} after={after} onEnd={end} />);
  press();
  expect(pictures()).toEqual(['Emberam']);
  expect(document.activeElement).toBe(goOn());
  expect(end).not.toHaveBeenCalled();
});

it('the new creature is heard once, when it is seen or when the scene is skipped', () => {
  const heard: Cue[] = [];
  const stop = followCues((cue) => heard.push(cue));
  render(<EvolveScene before={before} after={after} onEnd={() => undefined} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(heard.filter((cue) => 'cry' in cue)).toEqual([{ cry: 'Emberam' }]);
  cleanup();
  heard.length = 0;
  render(<EvolveScene before={before} after={after} onEnd={() => undefined} />);
  fireEvent.keyDown(document.body, { key: 'x' });
  act(() => vi.advanceTimersByTime(60_000));
  expect(heard.filter((cue) => 'cry' in cue)).toEqual([{ cry: 'Emberam' }]);
  stop();
});

it('in calm mode it is a still picture of who has come', () => {
  setCalm(true);
  const { container } = render(<EvolveScene before={before} after={after} onEnd={() => undefined} />);
  expect(pictures()).toEqual(['Emberam']);
  expect(container.querySelector('[data-still]')).not.toBeNull();
  goOn();
});

it('tells what is new: the species, its line of the Pokedex, and how its values have changed', () => {
  const stats = { hp: 51, attack: 30, defense: 28, speed: 32 };
  const grown = aCreature({ ...after, stats });
  const text = 'It warms the barn. It is proud of it.';
  render(<EvolveScene before={before} after={grown} first pokedexText={text} onEnd={() => undefined} />);
  screen.getByText('Kindlam is now Emberam!');
  screen.getByText('New');
  screen.getByText('Emberam is new in your Pokedex.');
  screen.getByText('It warms the barn.');
  screen.getByText('34 → 51');
});

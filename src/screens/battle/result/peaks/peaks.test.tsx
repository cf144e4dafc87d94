import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Cue, followCues } from '../../../../bridge/signals/cues.ts';
import { setCalm } from '../../../../client/session/calm.ts';
import { aBattle, aFighter } from '../../../../testing/builders.ts';
import { freshBrowser } from '../../../../testing/fresh.ts';
import { Lost } from '../lost/Lost.tsx';
import { Won } from '../Won.tsx';
import { Caught } from './Caught.tsx';

const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const isStill = () => document.querySelector('[data-still]') !== null;
const pokedexText = 'It shells peas for a living. It keeps the pods.';
const caught = aBattle({ page: 'caught', firsts: { species: true }, pokedexText });
const point = (level: number, exp: number) => ({
  level,
  exp,
  levelExp: level * 100,
  nextLevelExp: level * 100 + 100,
});

/** What tells the page that something is scrolled into view: bars and trays each have one. */
const watches = new Set<Watch>();
const comesIntoView = () => {
  for (const watch of watches) watch.tell([{ isIntersecting: true }]);
};
let inView = true;
class Watch {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: Watch['tell']) {
    this.tell = tell;
  }
  observe = () => {
    watches.add(this);
    if (inView) this.tell([{ isIntersecting: true }]);
  };
  disconnect = () => watches.delete(this);
}

beforeEach(() => {
  freshBrowser();
  setCalm(false);
  inView = true;
  watches.clear();
  vi.stubGlobal('IntersectionObserver', Watch);
  return () => vi.unstubAllGlobals();
});

it('a new species is stamped, told, and has its first line of the Pokedex', () => {
  show(<Caught battle={caught} />);
  screen.getByText('New');
  screen.getByText('It shells peas for a living.');
  within(screen.getByRole('status')).getByText('Podkin is new in your Pokedex.');
});

it('a species that one has is not stamped', () => {
  show(<Caught battle={aBattle({ page: 'caught' })} />);
  expect(screen.queryByText('New')).toBeNull();
});

it('any key shows the end at once, and the way on is open from the beginning', () => {
  show(<Caught battle={caught} />);
  expect(isStill()).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Return to maps' }).disabled).toBe(false);
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(isStill()).toBe(true);
});

it('in calm mode the stage is still, and the creature cries all the same', () => {
  vi.useFakeTimers();
  setCalm(true);
  const heard: Cue[] = [];
  const stop = followCues((cue) => heard.push(cue));
  show(<Caught battle={caught} />);
  vi.runAllTimers();
  expect(isStill()).toBe(true);
  expect(heard).toContainEqual({ cry: 'Podkin' });
  stop();
  vi.useRealTimers();
});

it('a first badge is shown and counted, and a later victory shows none', () => {
  const badge = { region: 'Greenreach', won: 3, all: 8, champion: false };
  const won = aBattle({ page: 'win', battleType: 'gym', gymId: 'cinder-forge', firsts: { badge } });
  const { unmount } = show(<Won battle={won} />);
  screen.getByText('New badge');
  within(screen.getByRole('status')).getByText('Badge 3 of 8 in Greenreach.');
  unmount();
  show(<Won battle={aBattle({ page: 'win', battleType: 'gym', gymId: 'cinder-forge' })} />);
  expect(screen.queryByText('New badge')).toBeNull();
});

it('the badge of a champion comes with the team that won it', () => {
  const badge = { region: 'Greenreach', won: 8, all: 8, champion: true };
  show(<Won battle={aBattle({ page: 'win', battleType: 'gym', gymId: 'oduya-show', firsts: { badge } })} />);
  screen.getByText('Champion beaten');
  screen.getByRole('img', { name: 'The team that did it' });
});

it('a battle against the rival ends with the page of the notebook, won or lost, and with what comes next', () => {
  const rival = {
    battleType: 'gym',
    gymId: null,
    gymDetails: { name: 'Sorrel Latch', says: 'I have a better pen.' },
    rival: { place: 2, all: 4, next: { map: 'green_land3', badges: 8 } },
  } as const;
  const { unmount } = show(<Won battle={aBattle({ ...rival, page: 'win' })} />);
  screen.getByRole('img', { name: '2 of 4 pages are yours' });
  const told = within(screen.getByRole('status'));
  told.getByText('Battle 2 of 4 against your rival.');
  told.getByText('The next one: Latchford, with 8 badges.');
  screen.getByText('I have a better pen.');
  unmount();
  show(<Lost battle={aBattle({ ...rival, page: 'lose' })} />);
  screen.getByRole('img', { name: '1 of 4 pages are yours' });
  screen.getByText('Battle Again? leads back to the map, where Sorrel Latch waits. The page stays open.');
});

it('a new level of a creature that was not on the stage sounds once', () => {
  vi.useFakeTimers();
  const heard: Cue[] = [];
  const stop = followCues((cue) => heard.push(cue));
  const risen = (id: string) =>
    aFighter({ id, level: 6, growth: { before: point(5, 560), after: point(6, 640) } });
  const level = (creature: string) => ({ type: 'level', creature, level: 6 }) as const;
  const myState = [risen('mine'), risen('b'), risen('c')];
  show(<Won battle={aBattle({ page: 'win', myState, events: [level('mine'), level('b'), level('c')] })} />);
  vi.runAllTimers();
  expect(heard).toEqual([{ effect: 'level-up' }]);
  stop();
  vi.useRealTimers();
});

it('a level that is called below the edge of the window waits until it is scrolled into view', () => {
  vi.useFakeTimers();
  inView = false;
  const heard: Cue[] = [];
  const stop = followCues((cue) => heard.push(cue));
  const aside = aFighter({ id: 'b', level: 6, growth: { before: point(5, 560), after: point(6, 640) } });
  const events = [{ type: 'level', creature: 'b', level: 6 }] as const;
  show(<Won battle={aBattle({ page: 'win', myState: [aside], events: [...events] })} />);
  vi.runAllTimers();
  expect(heard).toEqual([]);
  act(() => comesIntoView());
  vi.runAllTimers();
  expect(heard).toEqual([{ effect: 'level-up' }]);
  stop();
  vi.useRealTimers();
});

it('cards call new levels and moves, and screen readers are told them in sentences', () => {
  const mine = aFighter({ level: 6, growth: { before: point(5, 560), after: point(6, 640) } });
  const events = [
    { type: 'level', creature: 'mine', level: 6 },
    { type: 'learn', creature: 'mine', move: 'bite' },
  ] as const;
  show(<Won battle={aBattle({ page: 'win', myState: [mine], events: [...events] })} />);
  const card = within(screen.getByRole('article'));
  card.getByText('+80 exp');
  card.getByText('60 to level 7');
  card.getByText('Level 6!');
  card.getByText('Learned Bite');
  within(screen.getByRole('status')).getByText('Your Kindlam reached level 6.');
});

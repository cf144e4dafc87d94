import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MusicPiece } from '../../../content/sounds.ts';
import { setClock } from '../../bridge/clock.ts';
import { changeBattle, changeWorld } from '../../bridge/store.ts';
import { setLocation } from '../../client/session/location.ts';
import { aBattle, aProfile } from '../../testing/builders.ts';
import { loggedIn } from '../../testing/fresh.ts';
import { followPiece } from './followPiece.ts';

const heard: (readonly [MusicPiece, MusicPiece | null])[] = [];
let stop = () => {};
const pieces = () => heard.map(([piece]) => piece);

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  loggedIn(aProfile({ mapName: 'green_land' }));
  setClock('day', 60_000);
  setLocation('/Home');
  stop = followPiece((piece, next) => heard.push([piece, next]));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('a walk, a battle and the way back each have their piece, in whatever case the address is written', () => {
  changeWorld({ mapName: 'green_land' });
  setLocation('/Map');
  changeBattle({ battle: aBattle({ battleType: 'wb', page: 'battle' }) });
  setLocation('/battle');
  changeBattle({ battle: aBattle({ battleType: 'wb', page: 'win' }) });
  setLocation('/maps');
  expect(pieces()).toEqual(['home', 'green_land.day', 'wild', 'win', 'home']);
});

it('what comes next is known before', () => {
  changeWorld({ mapName: 'green_land' });
  setLocation('/map');
  expect(heard.at(-1)).toEqual(['green_land.day', 'wild']);
});

it('at dusk the piece of the night begins', () => {
  changeWorld({ mapName: 'green_land' });
  setLocation('/map');
  vi.advanceTimersByTime(60_100);
  expect(pieces()).toEqual(['home', 'green_land.day', 'green_land.night']);
});

it('screens that share a piece do not begin it anew', () => {
  setLocation('/pokedex');
  setLocation('/team');
  expect(pieces()).toEqual(['home']);
});

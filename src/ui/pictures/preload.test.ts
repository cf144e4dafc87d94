import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preload } from './preload.ts';

vi.mock('../../bridge/assets/assets.ts', () => ({
  hasPicture: (name: string) => !name.startsWith('missing'),
  pictureUrl: (name: string) => `/${name}`,
}));

const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('a picture is fetched ahead once, and one that is not there never', () => {
  preload(['one', 'missing', 'two']);
  preload(['two', 'one']);
  expect(fetched).toEqual(['/one', '/two']);
});

it('only so many are kept: who was asked for longest ago is let go first', () => {
  preload(['often']);
  for (let count = 0; count < 100; count += 1) preload([`creature ${count}`, 'often']);
  fetched.length = 0;
  preload(['often', 'creature 99', 'creature 65']);
  expect(fetched).toEqual([]);
  preload(['creature 64', 'creature 0']);
  expect(fetched).toEqual(['/creature 64', '/creature 0']);
});

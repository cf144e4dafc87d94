import { expect, it } from 'vitest';
import { mapNameIn } from './MapScreen.tsx';

it.each([
  ['green_land', 'green_land'],
  [{ mapName: 'green_land2' }, 'green_land2'],
  [null, null],
  [undefined, null],
  ['', null],
  [{ mapName: 7 }, null],
  [{}, null],
])('the navigation state %j names the map %s', (state, name) => {
  expect(mapNameIn(state)).toBe(name);
});

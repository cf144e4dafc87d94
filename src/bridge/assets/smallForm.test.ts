import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swapAssets } from './assetSwap.ts';
import { formOf, noteWhole } from './smallForm.ts';

const NAME = 'creatures/kindlam.normal';
const SMALL = `${NAME}.small`;

beforeEach(() => swapAssets('saved', { [SMALL]: '/small' }));
afterEach(() => {
  swapAssets('saved', { [SMALL]: undefined });
  swapAssets('tried', { [NAME]: undefined });
  vi.unstubAllGlobals();
});

it.each([
  [1, 256, SMALL],
  [1, 257, NAME],
  [1.75, 146, SMALL],
  [1.75, 147, NAME],
  [3, 128, SMALL],
  [3, 129, NAME],
  [4, 128, NAME],
])('with %d pixels to a css pixel, a creature of %d css pixels is shown as %s', (density, side, form) => {
  vi.stubGlobal('devicePixelRatio', density);
  expect(formOf(NAME, side)).toBe(form);
});

it('a picture without a small form is shown as it is', () => {
  expect(formOf('creatures/podkin.normal', 40)).toBe('creatures/podkin.normal');
  expect(formOf('maps/green_land', 40)).toBe('maps/green_land');
});

it('what a designer tries out is seen in lists, too', () => {
  swapAssets('tried', { [NAME]: 'blob:mine' });
  expect(formOf(NAME, 40)).toBe(NAME);
});

it('what was fetched in full is not fetched once more in small', () => {
  noteWhole(NAME);
  expect(formOf(NAME, 40)).toBe(NAME);
});

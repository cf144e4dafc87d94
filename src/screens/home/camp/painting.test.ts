import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swapAssets } from '../../../bridge/assets/assetSwap.ts';
import { paintingAt } from './painting.ts';

const NAME = 'camp/dusk';
const MIDDLE = `${NAME}.small`;
const windowThat = (isNarrow: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));

beforeEach(() => swapAssets('saved', { [MIDDLE]: '/middle' }));
afterEach(() => {
  swapAssets('saved', { [MIDDLE]: undefined });
  swapAssets('tried', { [NAME]: undefined });
  vi.unstubAllGlobals();
});

it('a phone held upright is sent the middle of the land, and a wide window all of it', () => {
  windowThat(true);
  expect(paintingAt('dusk')).toBe(MIDDLE);
  windowThat(false);
  expect(paintingAt('dusk')).toBe(NAME);
});

it('a land that a designer has just replaced has one form', () => {
  windowThat(true);
  swapAssets('tried', { [NAME]: '/tried' });
  expect(paintingAt('dusk')).toBe(NAME);
});

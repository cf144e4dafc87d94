import { expect, it } from 'vitest';
import { lastGround, rememberGround } from './lastGround.ts';

it('the ground of the last encounter is remembered, on that map only', () => {
  expect(lastGround('green_land')).toBeNull();
  rememberGround('green_land', { x: 8, y: 22 });
  expect(lastGround('green_land')).toBe('tall-grass');
  expect(lastGround('green_land2')).toBeNull();
  rememberGround('nowhere', { x: 1, y: 1 });
  expect(lastGround('nowhere')).toBeNull();
});

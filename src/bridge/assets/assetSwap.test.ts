import { afterEach, describe, expect, it } from 'vitest';
import { followAssets, swapAssets } from './assetSwap.ts';
import { hasPicture, pictureUrl } from './assets.ts';

const NAME = 'creatures/kindlam.normal';
const BUILT = '/assets/game/creatures/kindlam.normal-1234abcd.webp';

afterEach(() => {
  swapAssets('saved', { [NAME]: undefined, 'creatures/new.normal': undefined });
  swapAssets('tried', { [NAME]: undefined });
});

describe('a picture that becomes another one', () => {
  it('has the new address until it is taken back', () => {
    swapAssets('saved', { [NAME]: '/changed' });
    expect(pictureUrl(NAME)).toBe('/changed');
    swapAssets('saved', { [NAME]: undefined });
    expect(pictureUrl(NAME)).toBe(BUILT);
  });

  it('is what a designer tries out, whatever is saved meanwhile', () => {
    swapAssets('tried', { [NAME]: 'blob:mine' });
    swapAssets('saved', { [NAME]: '/changed' });
    expect(pictureUrl(NAME)).toBe('blob:mine');
    swapAssets('tried', { [NAME]: undefined });
    expect(pictureUrl(NAME)).toBe('/changed');
  });

  it('is missing once its file is gone', () => {
    swapAssets('saved', { [NAME]: null });
    expect(hasPicture(NAME)).toBe(false);
    expect(pictureUrl(NAME)).toBe('/missing/creatures/kindlam.normal');
  });

  it('may be one that the build did not know', () => {
    expect(hasPicture('creatures/new.normal')).toBe(false);
    swapAssets('saved', { 'creatures/new.normal': '/new' });
    expect(hasPicture('creatures/new.normal')).toBe(true);
  });

  it('is told to whoever follows, until they stop', () => {
    const told: string[] = [];
    const stop = followAssets((name) => told.push(name));
    swapAssets('saved', { [NAME]: '/one' });
    stop();
    swapAssets('saved', { [NAME]: '/two' });
    expect(told).toEqual([NAME]);
  });
});

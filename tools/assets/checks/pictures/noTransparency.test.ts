import { expect, it } from 'vitest';
import { drawPng, findingsIn, KINDLAM } from '../../testShelf.ts';
import { findOpaque } from './noTransparency.ts';

const laid = 'overrides/creatures/kindlam.normal.png';
const whole = { left: 0, top: 0, width: 32, height: 32 };

it.each([
  ['without any', await drawPng({}, { channels: 3 })],
  ['that uses none', await drawPng(whole)],
])('a picture %s has no transparency', async (_, png) => {
  const [finding] = await findingsIn(findOpaque, { [laid]: png }, [KINDLAM]);
  expect(finding).toMatchObject({ check: 'no-transparency', file: `assets/${laid}` });
});

it('is asked of figures only, not of backdrops', async () => {
  const meadow = { name: 'battle/meadow', endings: ['png'], most: 1000 };
  const files = { 'overrides/battle/meadow.png': await drawPng(whole), [laid]: await drawPng() };
  expect(await findingsIn(findOpaque, files, [KINDLAM, meadow])).toEqual([]);
});

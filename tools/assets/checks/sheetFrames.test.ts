import { expect, it } from 'vitest';
import { findingsIn } from '../testShelf.ts';
import { findMissingFrames } from './sheetFrames.ts';

const generated = { 'generated/tiles/objects.json': { frames: { oak: {}, well: {} } } };

it('a sheet of objects without some of them is told which', async () => {
  const files = { ...generated, 'overrides/tiles/objects.json': { frames: { oak: {} } } };
  const [finding] = await findingsIn(findMissingFrames, files, []);
  expect(finding).toMatchObject({ check: 'missing', found: 'none called well' });
});

it('a sheet with more than all is all right', async () => {
  const files = { ...generated, 'overrides/tiles/objects.json': { frames: { oak: {}, well: {}, arch: {} } } };
  expect(await findingsIn(findMissingFrames, files, [])).toEqual([]);
  expect(await findingsIn(findMissingFrames, generated, [])).toEqual([]);
});

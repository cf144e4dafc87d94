import { expect, it } from 'vitest';
import { drawPng, findingsIn, KINDLAM } from '../../testShelf.ts';
import { findClipped } from './clipped.ts';

const place = 'overrides/creatures/kindlam.normal.png';

it('a figure that touches the edge is clipped, and the words name the side', async () => {
  const files = { [place]: await drawPng({ left: 16, top: 8 }) };
  const [finding] = await findingsIn(findClipped, files, [KINDLAM]);
  expect(finding).toMatchObject({ check: 'clipped', found: 'a figure that touches the right edge' });
});

it('a figure in the middle is whole', async () => {
  expect(await findingsIn(findClipped, { [place]: await drawPng() }, [KINDLAM])).toEqual([]);
});

it('a figure may touch the edge as much as its kind does', async () => {
  const files = { [place]: await drawPng({ left: 0, top: 8, height: 4 }) };
  const ball = { ...KINDLAM, cells: { columns: 1, rows: 1, touch: 0.25 } };
  expect(await findingsIn(findClipped, files, [ball])).toEqual([]);
});

it('each frame of a sheet is looked at', async () => {
  const files = { [place]: await drawPng({ left: 10, top: 4, width: 12, height: 8 }) };
  const sheet = { ...KINDLAM, cells: { columns: 2, rows: 2, touch: 0 } };
  const [finding] = await findingsIn(findClipped, files, [sheet]);
  expect(finding?.found).toBe('a figure that touches the right, left edge of its frame');
});

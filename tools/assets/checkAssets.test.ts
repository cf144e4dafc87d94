import { expect, it } from 'vitest';
import { checkAssets } from './checkAssets.ts';
import { tell } from './finding.ts';
import { drawPng, findingsIn, KINDLAM } from './testShelf.ts';

const tap = { name: 'sounds/effects/tap', endings: ['ogg'], most: 100 };

it('everything that is wrong is told once, by file, in a sentence and what to do', async () => {
  const files = {
    'overrides/creatures/kindlam.normal.png': await drawPng({ left: 30, top: 8 }, { side: 48 }),
    'overrides/creatures/kindlamm.normal.png': await drawPng(),
    'overrides/sounds/effects/tap.ogg': 'a text',
  };
  const findings = await findingsIn(checkAssets, files, [KINDLAM, tap]);
  expect(findings.map(({ file, check }) => `${file.split('/').at(-1)}: ${check}`)).toEqual([
    'kindlam.normal.png: wrong-size',
    'kindlamm.normal.png: unknown-name',
    'tap.ogg: unreadable',
  ]);
  expect(findings.map(tell)[0]).toBe(
    'assets/overrides/creatures/kindlam.normal.png: expected 32 × 32 pixels, found 48 × 48. Export it again at that size.',
  );
});

it('files that are right leave nothing to say', async () => {
  const files = { 'overrides/creatures/kindlam.normal.png': await drawPng() };
  expect(await findingsIn(checkAssets, files, [KINDLAM])).toEqual([]);
});

import { expect, it } from 'vitest';
import { findingsIn, KINDLAM } from '../../testShelf.ts';
import { findTooLarge } from './tooLarge.ts';

it('a heavy file is told what it may weigh', async () => {
  const files = { 'overrides/creatures/kindlam.normal.png': Buffer.alloc(2500) };
  const [finding] = await findingsIn(findTooLarge, files, [KINDLAM]);
  expect(finding).toMatchObject({ check: 'too-large', expected: 'at most 2.0 kB', found: '2.5 kB' });
});

it('a wav may weigh ten times what a packed sound may', async () => {
  const tap = { name: 'sounds/effects/tap', endings: ['ogg', 'wav'], most: 1000 };
  const files = {
    'overrides/sounds/effects/tap.wav': Buffer.alloc(9000),
    'generated/sounds/effects/tap.ogg': Buffer.alloc(9000),
  };
  const findings = await findingsIn(findTooLarge, files, [tap]);
  expect(findings.map(({ file }) => file)).toEqual(['assets/generated/sounds/effects/tap.ogg']);
});

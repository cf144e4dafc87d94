import { expect, it } from 'vitest';
import { findingsIn } from '../testShelf.ts';
import { findHeavyBattle } from './battleWeight.ts';

it('pictures that are light alone can be too heavy together', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `overrides/creatures/c${index}.normal.png`);
  const files = Object.fromEntries(names.map((name) => [name, Buffer.alloc(60_000)]));
  const [finding] = await findingsIn(findHeavyBattle, files, []);
  expect(finding).toMatchObject({ check: 'too-large', found: '720 kB' });
});

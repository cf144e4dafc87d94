import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { laidNames } from './laidAssets.ts';

it('what designers laid down is told by name, sounds with their endings', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  for (const place of [
    'generated/items/nball.webp',
    'overrides/items/gball.png',
    'overrides/sounds/effects/tap.wav',
  ]) {
    const file = path.join(root, 'assets', place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, place);
  }
  expect(laidNames(root)).toEqual(['items/gball', 'sounds/effects/tap.wav']);
  rmSync(root, { recursive: true });
});

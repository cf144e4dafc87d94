import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAP_IDS } from '../../../content/maps/types.ts';

/** Most bytes of all that is loaded for one map alone: what stands where, its tiles, and its objects. */
const MOST = 250_000;

it.each(MAP_IDS)('the files of %s weigh no more than 250 kB', (id) => {
  const names = [`maps/${id}.json`, `tiles/terrain.${id}.webp`, `tiles/objects.${id}.webp`];
  const weights = names.map((name) => statSync(`assets/generated/${name}`).size);
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
});

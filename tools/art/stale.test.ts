import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Maker } from './maker.ts';
import { MAKERS } from './makers.ts';

/*
 * Bakes a few files of each maker anew and compares them with those of the repository: thirty pictures of people were once committed
 * as they had been before the quality of all was changed. `npm run art:bake -- --check` compares all files.
 */

const GENERATED = join(import.meta.dirname, '../../assets/generated');
/** How many files are baked of each maker; of others 2. Rigs are found in pictures, and maps have a test of their own. */
const SAMPLES: Readonly<Record<string, number>> = {
  people: 18,
  portraits: 4,
  icons: 10,
  furniture: 3,
  rigs: 0,
  world: 0,
};
/** Another machine may round a little otherwise: how much larger or smaller a file may be, and how much its colours may differ. */
const SIZE = 0.02;
const COLOURS = 1;

/** Files of a maker, spread over all it makes. */
async function sampleOf(maker: Maker, count: number): Promise<ReadonlySet<string>> {
  const paths: string[] = [];
  for await (const _ of maker.files((path) => paths.push(path) === 0)) break;
  const step = paths.length / count;
  return new Set(Array.from({ length: count }, (_, i) => paths[Math.floor((i + 0.5) * step)]!));
}

/** The mean difference of two pictures' channels, 0 to 255. */
async function differenceOf(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([first, second].map((file) => sharp(file).ensureAlpha().raw().toBuffer()));
  if (a!.length !== b!.length) return 255;
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length;
}

async function isStale(path: string, made: Buffer): Promise<boolean> {
  const committed = readFileSync(join(GENERATED, path));
  if (committed.equals(made)) return false;
  if (Math.abs(committed.length / made.length - 1) > SIZE) return true;
  return !path.endsWith('.webp') || (await differenceOf(committed, made)) > COLOURS;
}

describe('the committed pictures', { timeout: 180_000 }, () => {
  it.each(MAKERS.map((maker) => [maker.name, maker] as const))(
    'are what the code draws: %s',
    async (name, maker) => {
      const sample = await sampleOf(maker, SAMPLES[name] ?? 2);
      const stale: string[] = [];
      for await (const { path, data } of maker.files((one) => sample.has(one)))
        if (await isStale(path, data)) stale.push(path);
      expect(stale).toEqual([]);
    },
  );
});

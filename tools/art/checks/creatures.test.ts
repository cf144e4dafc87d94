import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { species as playedSpecies } from '../../../content/species/index.ts';
import { checkShape, checkSource, measure } from '../core/checks.ts';
import { DARK_RECIPES } from '../core/dark-recipes.ts';
import { lookOf } from '../core/look.ts';
import { drawCreature } from '../creature.ts';
import { creatureMaker, outdatedFiles } from '../creature-maker.ts';
import { drawnIds, loadCreatures, sourceIds } from '../drawings.ts';
import { checkBack } from './back-checks.ts';
import { checkCreature, checkWeights } from './creature-checks.ts';
import { checkDarkKind, checkShinyKind } from './dark-kind.ts';
import { checkPairs } from './pair-checks.ts';
import { HEAVIEST } from './weight.ts';
import { LADEN, LEAST_WILD, MOST_LADEN, WILD } from './wild.ts';

describe('the creature drawings', { timeout: 120_000 }, () => {
  it('have the stage of their species, which sets their size; those without a line are in between', async () => {
    const species = Object.values(playedSpecies);
    const stageOf = (id: string): number => {
      const { stage, evolution } = playedSpecies[id]!;
      const alone = !evolution && species.every((one) => one.evolution?.into !== id);
      return alone ? 0 : stage;
    };
    const drawings = await loadCreatures();
    const stages = drawings.map(({ id, stage = 0 }) => [id, stage]);
    expect(stages).toEqual(drawings.map(({ id }) => [id, stageOf(id)]));
  });

  it('are found by the name of their species', () => {
    expect(drawnIds()).toContain('kindlam');
    expect(drawnIds()).not.toContain('beavers');
  });

  // Only three drawings: the check of all, with their file sizes, takes minutes (`npm run art:check`).
  it.each(['kindlam', 'brookfin', 'galoshade'])('pass every check (%s)', async (id) => {
    const [drawing] = await loadCreatures([id]);
    expect(checkCreature(drawing!, playedSpecies[id]!.types).faults).toEqual([]);
    expect(await checkWeights(drawing!)).toEqual([]);
  });

  it('are sound in their normal kind, clearly other in their dark and their shiny one and from behind without a face; no two are too much alike', async () => {
    const all = (await loadCreatures()).map((drawing) => {
      const svg = drawCreature(drawing).svg();
      const measured = measure(svg);
      const { id, stage = 0 } = drawing;
      const faults = [
        ...checkSource(svg),
        ...checkShape(measured, { stage, floats: drawing.float !== undefined }),
        ...checkBack(drawing, svg),
        ...checkDarkKind(svg, drawCreature(drawing, 'dark').svg()),
        ...checkShinyKind(svg, drawCreature(drawing, 'shiny').svg()),
      ];
      const { silhouette } = measured;
      return { id, faults, silhouette, types: playedSpecies[id]!.types, look: lookOf(svg) };
    });
    expect(all.filter(({ faults }) => faults.length > 0).map(({ id, faults }) => ({ id, faults }))).toEqual(
      [],
    );
    expect(checkPairs(all).faults).toEqual([]);
  });

  it('are fifteen plain, fierce, wild animals at least, and heavy ones with a load on the back one in seven at most', () => {
    const ids = drawnIds();
    expect([...WILD, ...LADEN].filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(WILD).size).toBeGreaterThanOrEqual(LEAST_WILD);
    expect(new Set(LADEN).size).toBeLessThanOrEqual(ids.length * MOST_LADEN);
  });

  it('have dark kinds by three recipes at least, none of which colours more than two in three', async () => {
    const all = await loadCreatures();
    const counts = DARK_RECIPES.map((recipe) => all.filter((one) => one.darkRecipe === recipe).length);
    expect(counts.filter((count) => count >= 10).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual((drawnIds().length * 2) / 3);
  });

  it('are baked to files that are light enough', () => {
    const folder = join(import.meta.dirname, '../../../assets/generated/creatures');
    const heavy = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > HEAVIEST);
    expect(heavy).toEqual([]);
  });

  it('are baked anew after a designer has changed the SVG that stands for one', async () => {
    const folder = join(import.meta.dirname, '../../../assets/generated');
    const outdated = await Promise.all(sourceIds().map((id) => outdatedFiles(id, folder)));
    expect(outdated.flat()).toEqual([]);
  });

  it('are baked in three kinds, each with open and closed eyes, small and from behind', async () => {
    const paths: string[] = [];
    const maker = creatureMaker(['kindlam']);
    for await (const { path, data } of maker.files((wanted) => !wanted.includes('shiny'))) {
      paths.push(path);
      expect(data.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(paths).toEqual([
      'creatures/kindlam.normal.webp',
      'creatures/kindlam.normal.small.webp',
      'creatures/kindlam.normal.blink.webp',
      'creatures/kindlam.dark.webp',
      'creatures/kindlam.dark.small.webp',
      'creatures/kindlam.dark.blink.webp',
      'creatures/kindlam.normal.back.webp',
      'creatures/kindlam.dark.back.webp',
    ]);
  });

  it('are baked to the same bytes each time', async () => {
    const bake = async (): Promise<string[]> => {
      const hashes: string[] = [];
      for await (const { data } of creatureMaker(['owlumen']).files(() => true)) {
        hashes.push(createHash('sha256').update(data).digest('hex'));
      }
      return hashes;
    };
    const [first, second] = [await bake(), await bake()];
    expect(first).toHaveLength(12);
    expect(second).toEqual(first);
  });
});

import { describe, expect, it } from 'vitest';
import { species as playedSpecies } from '../../content/species/index.ts';
import { checkCreature } from './creature-checks.ts';
import { creatureMaker } from './creature-maker.ts';
import { drawnIds, loadCreatures } from './drawings.ts';

describe('the creature drawings', () => {
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

  // The whole set takes seconds: `npx tsx tools/art/check.ts`.
  it.each(['kindlam', 'brookfin', 'hollowick'])('pass every check (%s)', async (id) => {
    const [drawing] = await loadCreatures([id]);
    expect(checkCreature(drawing!).faults).toEqual([]);
  });

  it('are baked in three kinds, each with open and closed eyes', async () => {
    const paths: string[] = [];
    const maker = creatureMaker(['kindlam']);
    for await (const { path, data } of maker.files((wanted) => !wanted.includes('shiny'))) {
      paths.push(path);
      expect(data.subarray(8, 12).toString()).toBe('WEBP');
      expect(data.length).toBeLessThan(30_000);
    }
    expect(paths).toEqual([
      'creatures/kindlam.normal.webp',
      'creatures/kindlam.normal.blink.webp',
      'creatures/kindlam.dark.webp',
      'creatures/kindlam.dark.blink.webp',
    ]);
  });
});

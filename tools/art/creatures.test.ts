import { describe, expect, it } from 'vitest';
import { species as playedSpecies } from '../../content/species/index.ts';
import { checkCreature } from './creature-checks.ts';
import { creatureMaker } from './creature-maker.ts';
import { CREATURES } from './creatures/index.ts';

const find = (id: string) => CREATURES.find((one) => one.id === id)!;

describe('the creature drawings', () => {
  it('exist once for every species of the game', () => {
    const drawn = CREATURES.map(({ id }) => id).sort();
    expect(drawn).toEqual(Object.keys(playedSpecies).sort());
  });

  it('have the stage of their species, which sets their size', () => {
    const stages = CREATURES.map(({ id, stage }) => [id, stage]);
    expect(stages).toEqual(CREATURES.map(({ id }) => [id, playedSpecies[id]?.stage]));
  });

  // The whole set takes seconds: `npx tsx tools/art/check.ts`.
  it.each(['kindlam', 'brookfin', 'hollowick'])('pass every check (%s)', (id) => {
    expect(checkCreature(find(id)).faults).toEqual([]);
  });

  it('are baked in three kinds, each with open and closed eyes', async () => {
    const paths: string[] = [];
    const maker = creatureMaker([find('kindlam')]);
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

import { beforeAll, describe, expect, it } from 'vitest';
import { encounters } from '../../../content/encounters/index.ts';
import { species } from '../../../content/species/index.ts';
import { measure } from '../core/checks.ts';
import { drawCreature } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';
import {
  isFrontal,
  LIKEST_OF_A_GROUND,
  LIKEST_OF_A_LINE,
  likeness,
  MOST_FRONTAL,
  MOST_OF_A_POSE,
  type Posed,
  poseOf,
} from './poses.ts';

type Drawn = Posed & { readonly id: string; readonly pose: string };

let all: readonly Drawn[] = [];
beforeAll(async () => {
  all = (await loadCreatures()).map((drawing) => {
    const posed = measure(drawCreature(drawing).svg());
    return { ...posed, id: drawing.id, pose: poseOf(drawing, posed) };
  });
}, 120_000);

/** The first form of the line that a species belongs to. */
function firstOf(id: string): string {
  const before = Object.values(species).find(({ evolution }) => evolution?.into === id);
  return before ? firstOf(before.id) : id;
}

/** All drawings by a property of theirs. */
const groupsBy = (nameOf: (one: Drawn) => string): ReadonlyMap<string, readonly Drawn[]> =>
  new Map(all.map((one) => [nameOf(one), all.filter((other) => nameOf(other) === nameOf(one))]));

/** Pairs within the groups that overlap by at least `most`, such as `kindlam and emberam 0.91`. */
const tooAlike = (groups: readonly (readonly Drawn[])[], most: number): string[] => [
  ...new Set(
    groups.flatMap((group) =>
      group.flatMap((first, i) =>
        group.slice(i + 1).flatMap((second) => {
          const found = likeness(first, second);
          return found < most ? [] : [`${first.id} and ${second.id} ${found.toFixed(2)}`];
        }),
      ),
    ),
  ),
];

describe('the poses of all fronts', () => {
  it('vary: no way of moving and standing has more than one in four (the commonest, compact walkers, 23 %), and each way of moving is tall, compact and long', () => {
    const poses = [...groupsBy(({ pose }) => pose)];
    const crowded = poses.filter(([, those]) => those.length > all.length * MOST_OF_A_POSE);
    expect(crowded.map(([pose, those]) => `${pose}: ${those.length} of ${all.length}`)).toEqual([]);
    expect(poses).toHaveLength(7 * 3);
  });

  it('look straight out of the picture in one of six at most (measured 12 %)', () => {
    expect(all.filter(isFrontal).length).toBeLessThanOrEqual(all.length * MOST_FRONTAL);
  });

  it('differ within each line of evolution: no two outlines overlap by 80 % (measured 78 %), whichever way they look', () => {
    const lines = [...groupsBy(({ id }) => firstOf(id)).values()];
    expect(lines.some((line) => line.length === 3)).toBe(true);
    expect(tooAlike(lines, LIKEST_OF_A_LINE)).toEqual([]);
  });

  it('differ on each ground of each map: no two outlines overlap by 85 % (measured 83 %), whichever way they look', () => {
    const grounds = Object.values(encounters).flatMap(({ tables }) =>
      tables.map(({ entries }) => all.filter(({ id }) => entries.some((entry) => entry.species === id))),
    );
    expect(grounds.length).toBeGreaterThan(50);
    expect(tooAlike(grounds, LIKEST_OF_A_GROUND)).toEqual([]);
  });
});

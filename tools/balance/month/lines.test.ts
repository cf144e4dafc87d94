import { describe, expect, it } from 'vitest';
import { book, regions } from '../../../content/index.ts';
import { questLines } from '../../../content/quests/lines/list.ts';
import { speciesOfRegion } from '../../../content/quests/lines/progress.ts';
import { seededDice } from '../../../rules/index.ts';
import { type Life, newLife } from '../careers/career.ts';
import { own } from '../careers/trainer.ts';
import { followLines, newErrands } from './lines.ts';

const [greenreach, harkmoor] = questLines;
const dice = () => seededDice([1, 2, 3, 4]);

/** Somebody who has caught and beaten all that Greenreach has, with a team that no rival there stops. */
function champion(): Life {
  const life = newLife(book, 'podkin');
  for (const species of speciesOfRegion('Greenreach')) life.trainer.caught.add(species);
  life.trainer.team.push(...Array.from({ length: 5 }, () => own(book, 'gloamarch', 100)));
  life.trainer.team[0] = own(book, 'gloamarch', 100);
  for (const { id } of [...(regions[0]?.leaders ?? []), regions[0]!.champion])
    life.milestones.push({
      leader: id,
      seconds: 0,
      earned: 0,
      spent: 0,
      caught: 0,
      strength: 100,
      attempts: 1,
    });
  return life;
}

describe('the lines of the regions in a month', () => {
  it('stop for a newcomer where species have to be caught first, and what was done took time', () => {
    const [life, errands] = [newLife(book, 'podkin'), newErrands()];
    followLines(book, regions, life, errands, dice());
    expect([...errands.taken]).toEqual([`line:${greenreach!.steps[0]!.id}`]);
    expect(life.trainer.earned).toBe(greenreach!.steps[0]!.coins);
    expect(life.trainer.seconds).toBeGreaterThan(10);
    const { seconds, earned } = life.trainer;
    followLines(book, regions, life, errands, dice());
    expect([life.trainer.seconds, life.trainer.earned]).toEqual([seconds, earned]);
  });

  it('are walked to their end by who has caught and beaten everything there, with each battle against the rival fought', () => {
    const [life, errands] = [champion(), newErrands()];
    followLines(book, regions, life, errands, dice());
    expect([...errands.taken]).toEqual(
      expect.arrayContaining(greenreach!.steps.map(({ id }) => `line:${id}`)),
    );
    expect(errands.rivals.size).toBeGreaterThan(0);
    expect(life.trainer.battles).toBeGreaterThanOrEqual(errands.rivals.size);
    expect(errands.found.size).toBeGreaterThanOrEqual(6);
  });

  it('of further regions wait for the badges that open them', () => {
    const [life, errands] = [newLife(book, 'podkin'), newErrands()];
    followLines(book, regions, life, errands, dice());
    expect(errands.maps.has('harkmoor')).toBe(false);
    const opened = champion();
    followLines(book, regions, opened, errands, dice());
    expect(errands.taken.has(`line:${harkmoor!.steps[0]!.id}`)).toBe(true);
    expect(errands.maps.has('scattersea')).toBe(false);
  });
});

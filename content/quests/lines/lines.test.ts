import { describe, expect, it } from 'vitest';
import { wells } from '../../flask/flask.ts';
import { book, regions } from '../../index.ts';
import { items } from '../../items.ts';
import { maps } from '../../maps/index.ts';
import { MAP_IDS, type MapId } from '../../maps/types.ts';
import { people, postsOf } from '../../people/index.ts';
import { signs } from '../../signs/index.ts';
import { titlesOf } from '../../titles/titles.ts';
import { dailyPool, weeklyPool } from '../pool.ts';
import { questLines } from './list.ts';
import { type LineRecords, linesOf, rewardIdOf, speciesOfRegion, thingsOfRegion } from './progress.ts';
import type { LineTask } from './types.ts';
import { visitOf } from './visits.ts';

const nothing: LineRecords = {
  maps: [],
  found: [],
  species: [],
  beaten: [],
  visits: [],
  claimed: new Set(),
};
const everything: LineRecords = {
  maps: MAP_IDS,
  found: regions.flatMap(({ name }) => thingsOfRegion(name)),
  species: Object.keys(book.species),
  beaten: [
    ...regions.flatMap(({ leaders, champion }) => [...leaders, champion].map(({ id }) => id)),
    'rival-1',
  ],
  visits: questLines.flatMap(({ steps }) => steps.flatMap(({ task }) => visitOf(task) ?? [])),
  claimed: new Set(),
};
const all = questLines.flatMap(({ region, steps }) => steps.map((step) => ({ region, step })));

/** The maps on which a talk, a sign or a well that a task asks for can be found; none for other tasks. */
function mapsOfVisit(task: LineTask): readonly string[] {
  if ('talk' in task) return postsOf({ one: people[task.talk] }).map(({ map }) => map);
  if ('read' in task) return [signs[task.read].map];
  return 'drink' in task ? [task.drink] : [];
}

describe('the lines of the regions', () => {
  it('are one for each region, of eight steps with ids of their own', () => {
    expect(questLines.map(({ region }) => region)).toEqual(regions.map(({ name }) => name));
    expect(questLines.filter(({ steps }) => steps.length !== 8)).toEqual([]);
    const ids = [...all.map(({ step }) => step.id), ...dailyPool, ...weeklyPool].map((one) =>
      typeof one === 'string' ? one : one.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.filter(({ step }) => !/^[a-z0-9-]{1,40}$/.test(step.id))).toEqual([]);
  });

  it('are given by leaders of the region and ask for what it has', () => {
    for (const { region, step } of all) {
      const leaders = regions.find(({ name }) => name === region)?.leaders.map(({ id }) => id) ?? [];
      expect(leaders).toContain(step.giver);
      const { task } = step;
      if ('catch' in task) expect(speciesOfRegion(region)).toContain(task.catch);
      if ('caught' in task) expect(speciesOfRegion(region).length).toBeGreaterThan(task.caught);
      if ('found' in task) expect(thingsOfRegion(region).length).toBeGreaterThan(task.found);
    }
    for (const { steps } of questLines)
      expect(new Set(steps.map(({ giver }) => giver)).size).toBe(steps.length);
  });

  it('make one walk and talk: each asks for a talk, a sign or a well of its own region', () => {
    for (const { region, steps } of questLines) {
      const visits = steps.filter(({ task }) => visitOf(task) !== null);
      expect([region, visits.length > 0]).toEqual([region, true]);
      const elsewhere = visits.flatMap(({ task }) =>
        mapsOfVisit(task).filter((map) => maps[map as MapId].region !== region),
      );
      expect([region, elsewhere]).toEqual([region, []]);
      expect(visits.filter(({ task }) => 'drink' in task && !wells[task.drink])).toEqual([]);
    }
  });

  it('ask in between for a step that a later version adds, and leave the title with whoever has it', () => {
    const ids = (questLines[0]?.steps ?? []).map(rewardIdOf);
    const claimed = new Set(ids.filter((id) => id !== 'line:green-stone'));
    const [line] = linesOf({ ...everything, claimed });
    expect([line?.next?.id, line?.taken.length]).toEqual(['line:green-stone', 7]);
    expect(titlesOf(claimed, 0)).toEqual(['greenreach']);
  });

  it('give coins of a middle price and wares in whole packs', () => {
    expect(all.filter(({ step }) => step.coins < 100 || step.coins > 1500)).toEqual([]);
    const odd = all.filter(({ step: { item } }) => item && item.count % (items[item.key]?.pack ?? 1) !== 0);
    expect(odd).toEqual([]);
    expect(all.filter(({ step: { item } }) => item && !items[item.key])).toEqual([]);
  });

  it('can all be done to the end, one step after the other', () => {
    const claimed = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      for (const { isOpen, next } of linesOf({ ...everything, claimed })) {
        expect(isOpen).toBe(true);
        if (!next) continue;
        expect([next.id, next.count]).toEqual([next.id, next.goal]);
        claimed.add(next.id);
      }
    }
    expect([...claimed].toSorted()).toEqual(all.map(({ step }) => rewardIdOf(step)).toSorted());
    const done = linesOf({ ...everything, claimed });
    expect(done.map(({ taken, next }) => [taken.length, next])).toEqual(
      questLines.map(({ steps }) => [steps.length, null]),
    );
  });

  it('ask of a newcomer the first step of Greenreach, and open with the badges of the region before', () => {
    const lines = linesOf(nothing);
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false, false]);
    expect(lines[0]?.next).toMatchObject({ id: 'line:green-shore', count: 0, goal: 1 });
    const beaten = (regions[0]?.leaders ?? []).slice(0, 3).map(({ id }) => id);
    expect(
      linesOf({ ...nothing, beaten })
        .map(({ isOpen }) => isOpen)
        .slice(0, 2),
    ).toEqual([true, true]);
    expect(linesOf({ ...nothing, beaten: beaten.slice(1) })[1]?.isOpen).toBe(false);
  });

  it('count nothing twice and nothing of another region', () => {
    const claimed = new Set(['line:green-shore', 'line:green-ten', 'line:green-stone']);
    const found = thingsOfRegion('Harkmoor');
    expect(linesOf({ ...nothing, claimed, found })[0]?.next?.count).toBe(0);
    const own = thingsOfRegion('Greenreach').slice(0, 2);
    expect(linesOf({ ...nothing, claimed, found: [...own, ...own] })[0]?.next?.count).toBe(2);
  });
});

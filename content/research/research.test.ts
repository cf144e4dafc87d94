import { describe, expect, it } from 'vitest';
import { book } from '../index.ts';
import { questLines } from '../quests/lines/list.ts';
import { rewardIdOf } from '../quests/lines/progress.ts';
import { FRAMES, frameOf } from '../titles/frames.ts';
import { researchTitles, titlesOf } from '../titles/titles.ts';
import { doneOf, dueStage } from './progress.ts';
import { STAGES } from './stages.ts';
import { goalsOf, marksOfMeeting, tasksOf } from './tasks.ts';

const all = Object.keys(book.species);

describe('the tasks of research', () => {
  it('are six or seven for each species, each kind once, and as many as the study takes need no other player and no luck', () => {
    const [, study] = STAGES;
    for (const species of all) {
      const tasks = tasksOf(species);
      const names = tasks.map(({ task }) => task);
      expect([species, tasks.length]).toEqual([
        species,
        expect.toSatisfy((count) => count === 6 || count === 7),
      ]);
      expect(new Set(names).size).toBe(names.length);
      const alone = names.filter((name) => name !== 'traded' && name !== 'special');
      expect([species, alone.length >= study.tasks]).toEqual([species, true]);
      expect(tasks.filter(({ goal }) => goal < 1 || goal > 8)).toEqual([]);
    }
  });

  it('ask to evolve who evolves, and to catch who lives in the wild', () => {
    for (const species of all) {
      const has = (task: string) => tasksOf(species).some((one) => one.task === task);
      expect([species, has('evolved')]).toEqual([species, book.species[species]?.evolution !== undefined]);
      expect([species, has('caught')]).toEqual([species, !has('had')]);
    }
    expect(tasksOf('furnadil').map(({ task }) => task)).toEqual([
      ...['had', 'spar', 'won', 'gym', 'traded', 'special'],
    ]);
  });

  it('ask for the night where one can be met then, otherwise for an hour at which it comes', () => {
    expect(tasksOf('cackleader').find(({ task }) => task === 'hour')?.hour).toBe('night');
    expect(tasksOf('wistwyvern').find(({ task }) => task === 'hour')?.hour).toBe('dawn');
    expect(marksOfMeeting('wistwyvern', 'dawn')).toEqual([{ species: 'wistwyvern', task: 'hour' }]);
    expect(marksOfMeeting('wistwyvern', 'night')).toEqual([]);
  });

  it('are counted only where the species has them, and for no name that objects have anyway', () => {
    expect(
      goalsOf([
        { species: 'furnadil', task: 'caught' },
        { species: 'furnadil', task: 'won' },
        { species: 'constructor', task: 'won' },
        { species: 'tuftpup', task: 'beaten' },
        { species: 'tuftpup', task: 'caught' },
      ]),
    ).toEqual({ furnadil: { won: 5 }, tuftpup: { beaten: 8, caught: 5 } });
  });
});

describe('the pages of research', () => {
  it('are a sketch after two tasks and a study after four, each once', () => {
    expect(dueStage('tuftpup', { caught: 5 }, 0)).toBeUndefined();
    const two = { caught: 5, hour: 2, beaten: 7 };
    expect(doneOf('tuftpup', two)).toBe(2);
    expect(dueStage('tuftpup', two, 0)).toBe(STAGES[0]);
    expect(dueStage('tuftpup', two, 1)).toBeUndefined();
    const four = { ...two, beaten: 8, won: 5 };
    expect(dueStage('tuftpup', four, 1)).toBe(STAGES[1]);
    expect(dueStage('tuftpup', four, 2)).toBeUndefined();
    expect(dueStage('nobody', four, 0)).toBeUndefined();
  });
});

describe('titles', () => {
  it('come with the last step of a line and with studied species, the last with all of them', () => {
    const [line] = questLines;
    const steps = (line?.steps ?? []).map(rewardIdOf);
    expect(titlesOf(new Set(steps.slice(0, -1)), 0)).toEqual([]);
    expect(titlesOf(new Set(steps), 5)).toEqual(['greenreach', 'research-1', 'research-5']);
    expect(researchTitles.at(-1)?.studied).toBe(all.length);
  });

  it('and frames of the trainer card become finer with studied species', () => {
    expect([0, 1, 14, 15, 165, 166].map(frameOf)).toEqual([0, 1, 1, 2, 4, 5]);
    expect(FRAMES.at(-1)).toBe(all.length);
  });
});

import type { LineCondition, Person } from '../../rules/people/types.ts';

/** What a player needs for each battle against the rival, in their order: species caught, badges of any region. */
export const rivalNeeds = [
  { caught: 3 },
  { badges: 3 },
  { badges: 8 },
  { badges: 16 },
] as const satisfies Pick<LineCondition, 'caught' | 'badges'>[];

/** The rival, who waits where the next battle is. The server looks at the same posts (`server/domain/rivals.ts`). */
export const rival = {
  'sorrel-latch': {
    posts: [
      { map: 'green_land', x: 17, y: 19, facing: 'sw', rival: 0 },
      { map: 'green_land3', x: 14, y: 10, facing: 'se', rival: 1 },
      { map: 'green_land3', x: 14, y: 3, facing: 's', rival: 2 },
      { map: 'harkmoor3', x: 25, y: 19, facing: 'se', rival: 3 },
      { map: 'green_land3', x: 14, y: 24, facing: 'sw', rival: 4 },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'friend', when: { rival: 4 }, once: true },
      { id: 'banked', when: { ember: 'banked', rival: 4 }, once: true },
      { id: 'loose', when: { ember: 'loose', rival: 4 }, once: true },
      { id: 'tally', when: { rival: 4, days: ['saturday', 'sunday'] } },
      { id: 'after', when: { rival: 4 } },
      { id: 'fourth', when: { rival: 3, ...rivalNeeds[3] }, challenge: true },
      { id: 'moor', when: { rival: 3 } },
      { id: 'third', when: { rival: 2, ...rivalNeeds[2] }, challenge: true },
      { id: 'gate', when: { rival: 2 } },
      { id: 'second', when: { rival: 1, ...rivalNeeds[1] }, challenge: true },
      { id: 'town', when: { rival: 1 } },
      { id: 'first', when: rivalNeeds[0], challenge: true },
      { id: 'few' },
      { id: 'notebook' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

import type { Person } from '../../rules/people/types.ts';

/** The people of Greenreach. Everyone stands beside a way on a cell that nobody can walk, so that no way is closed. */
export const peopleOfGreenreach = {
  'nan-orrel': {
    posts: [{ map: 'green_land', x: 14, y: 21, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'champion', when: { badge: 'oduya-show' }, once: true },
      { id: 'badge', when: { badges: 1 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'rope' },
      { id: 'coins' },
    ],
  },
  'perrin-applegarth': {
    posts: [{ map: 'green_land', x: 19, y: 24, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'garden', when: { badge: 'thornby-garden' }, once: true },
      { id: 'ten', when: { caught: 10 }, once: true },
      { id: 'grass' },
      { id: 'pie' },
    ],
  },
  'tobit-quill': {
    posts: [{ map: 'green_land', x: 20, y: 21, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'thirty', when: { caught: 30 }, once: true },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'prices' },
      { id: 'stock' },
    ],
  },
  'ysolde-marrow': {
    posts: [{ map: 'green_land', x: 6, y: 18, facing: 'se', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'rime', when: { badge: 'rime-hall' }, once: true },
      { id: 'five', when: { badges: 5 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'shawl' },
      { id: 'sock' },
    ],
  },
  wick: {
    posts: [{ map: 'green_land', x: 7, y: 6, facing: 'sw', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'fifty', when: { caught: 50 }, once: true },
      { id: 'five', when: { caught: 5 }, once: true },
      { id: 'saturday', when: { days: ['saturday', 'sunday'] } },
      { id: 'mushrooms' },
      { id: 'oak' },
    ],
  },
  'alder-bracken': {
    posts: [
      { map: 'green_land', x: 8, y: 6, facing: 's', hours: ['dawn', 'dusk'] },
      { map: 'green_land', x: 12, y: 14, facing: 'se', hours: ['day'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'alone', when: { starter: false } },
      { id: 'cinder', when: { badge: 'cinder-forge' }, once: true },
      { id: 'seven', when: { badges: 7 }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'oak', when: { hours: ['dusk'] } },
      { id: 'rounds' },
      { id: 'quiet' },
    ],
  },
  'cosmo-wren': {
    posts: [
      { map: 'green_land', x: 17, y: 23, facing: 's', hours: ['dusk', 'night'] },
      { map: 'green_land', x: 13, y: 19, facing: 'se', hours: ['dawn'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'lantern', when: { badge: 'dusk-lantern' }, once: true },
      { id: 'defeated', when: { defeated: true, hours: ['night'] } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'count' },
      { id: 'moths' },
    ],
  },
  'ottoline-umber': {
    posts: [
      { map: 'green_land', x: 23, y: 9, facing: 'sw', hours: ['dusk', 'night'] },
      { map: 'green_land2', x: 24, y: 17, facing: 'sw', hours: ['day'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'quarry', when: { badge: 'holdfast-quarry' }, once: true },
      { id: 'hundred', when: { caught: 100 }, once: true },
      { id: 'ember', when: { badges: 3 }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'ring', when: { hours: ['day'] } },
      { id: 'island' },
      { id: 'spiral' },
    ],
  },
  'bran-tolliver': {
    posts: [{ map: 'green_land2', x: 25, y: 6, facing: 'sw', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'tower', when: { badge: 'windrow-tower' }, once: true },
      { id: 'crackle', when: { badge: 'crackle-mill' }, once: true },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'bread' },
      { id: 'wind' },
    ],
  },
  'ines-farrow': {
    posts: [{ map: 'green_land2', x: 26, y: 25, facing: 'sw', hours: ['dawn', 'dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'tidewell', when: { badge: 'tidewell-lock' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'stairs' },
      { id: 'ships' },
    ],
  },
  'marisol-keel': {
    posts: [
      { map: 'green_land2', x: 3, y: 24, facing: 'se', hours: ['dawn', 'dusk'] },
      { map: 'green_land2', x: 7, y: 21, facing: 's', hours: ['day'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'three', when: { badges: 3 }, once: true },
      { id: 'twenty', when: { caught: 20 }, once: true },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'knots' },
      { id: 'catch' },
    ],
  },
  pip: {
    posts: [{ map: 'green_land2', x: 9, y: 25, facing: 'sw', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'champion', when: { badge: 'oduya-show' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'crate' },
      { id: 'captain' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

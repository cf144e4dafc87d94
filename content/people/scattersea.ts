import type { Person } from '../../rules/people/types.ts';

/** The people of Scattersea. The leaders stand beside their doors in Halyard, the others out on the islands. */
export const peopleOfScattersea = {
  'teodoro-bras': {
    gym: 'bras-galley',
    posts: [{ map: 'scattersea', x: 7, y: 7, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'stove', when: { badge: 'bras-galley' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'friday', when: { days: ['friday'] } },
      { id: 'stew' },
      { id: 'storm' },
    ],
  },
  'lani-tovua': {
    gym: 'tovua-kites',
    posts: [{ map: 'scattersea', x: 9, y: 7, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'tovua-kites' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'cousin' },
      { id: 'wind' },
    ],
  },
  'celestin-amaury': {
    gym: 'amaury-stills',
    posts: [{ map: 'scattersea', x: 22, y: 7, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'smoke', when: { badge: 'amaury-stills' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'nose' },
      { id: 'flower' },
    ],
  },
  'eleni-karras': {
    gym: 'karras-kiln',
    posts: [{ map: 'scattersea', x: 24, y: 7, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'plate', when: { badge: 'karras-kiln' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'monday', when: { days: ['monday'] } },
      { id: 'island' },
      { id: 'jar' },
    ],
  },
  'haruo-minami': {
    gym: 'minami-light',
    posts: [{ map: 'scattersea', x: 6, y: 14, facing: 's', hours: ['dusk', 'night', 'dawn'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'case', when: { badge: 'minami-light' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'novel' },
      { id: 'ninety' },
    ],
  },
  'pomona-bellacorda': {
    gym: 'bellacorda-masks',
    posts: [{ map: 'scattersea', x: 24, y: 14, facing: 's', hours: ['dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'bellacorda-masks' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'saturday', when: { days: ['saturday'] } },
      { id: 'moon' },
      { id: 'paper' },
    ],
  },
  'abena-mensah': {
    gym: 'mensah-slip',
    posts: [{ map: 'scattersea', x: 6, y: 21, facing: 's', hours: ['day', 'dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'mensah-slip' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'tunk' },
      { id: 'dent' },
    ],
  },
  'kaimi-orosa': {
    gym: 'orosa-reef',
    posts: [{ map: 'scattersea', x: 24, y: 21, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'lamp', when: { badge: 'orosa-reef' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'grudge' },
      { id: 'six' },
    ],
  },
  'zenobia-tan': {
    gym: 'tan-harbour',
    posts: [{ map: 'scattersea', x: 12, y: 27, facing: 's' }],
    lines: [
      { id: 'hello', once: true },
      { id: 'oriel', when: { badge: 'tan-harbour' }, once: true },
      { id: 'disputed', when: { badges: 21 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'tide' },
      { id: 'berth' },
    ],
  },
  'nell-farthing': {
    posts: [
      { map: 'scattersea2', x: 17, y: 4, facing: 'sw', hours: ['dusk', 'night'] },
      { map: 'scattersea', x: 20, y: 20, facing: 's', hours: ['dawn', 'day'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'coal', when: { badges: 21 }, once: true },
      { id: 'whole', when: { badge: 'tan-harbour' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'asked' },
      { id: 'oars' },
    ],
  },
  'augustin-lamb': {
    posts: [
      { map: 'scattersea3', x: 18, y: 14, facing: 's', hours: ['day', 'dusk'] },
      { map: 'scattersea3', x: 13, y: 17, facing: 'se', hours: ['night', 'dawn'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'ninety', when: { badges: 24 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'stairs' },
      { id: 'gulls' },
    ],
  },
  'bertha-kale': {
    posts: [{ map: 'scattersea3', x: 4, y: 27, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'hundred', when: { caught: 110 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'cabbage' },
      { id: 'captain' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

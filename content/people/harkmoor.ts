import type { Person } from '../../rules/people/types.ts';

/** The people of Harkmoor. The leaders stand beside their doors in Peatwick, the others out on the moor. */
export const peopleOfHarkmoor = {
  'jory-pascoe': {
    gym: 'pascoe-fold',
    posts: [{ map: 'harkmoor', x: 6, y: 10, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'pascoe-fold' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'sheep' },
      { id: 'dog' },
    ],
  },
  'brother-eskil': {
    gym: 'eskil-hives',
    posts: [{ map: 'harkmoor', x: 24, y: 9, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'eskil-hives' }, once: true },
      { id: 'wax', when: { badges: 10 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'sunday', when: { days: ['sunday'] } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'honey' },
      { id: 'hum' },
    ],
  },
  'murdo-callan': {
    gym: 'callan-bog',
    posts: [{ map: 'harkmoor', x: 7, y: 17, facing: 'se', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'king', when: { badge: 'callan-bog' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'butter' },
      { id: 'spade' },
    ],
  },
  'parveen-sattar': {
    gym: 'sattar-vats',
    posts: [{ map: 'harkmoor', x: 23, y: 15, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'sattar-vats' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'tuesday', when: { days: ['tuesday'] } },
      { id: 'yellow' },
      { id: 'hands' },
    ],
  },
  'hana-stanek': {
    gym: 'stanek-wall',
    posts: [{ map: 'harkmoor', x: 12, y: 6, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'stanek-wall' }, once: true },
      { id: 'shelter', when: { badges: 12 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'mortar' },
      { id: 'gap' },
    ],
  },
  'osric-strang': {
    gym: 'strang-ring',
    posts: [{ map: 'harkmoor', x: 19, y: 5, facing: 's', hours: ['day', 'dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'strang-ring' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'bluebells' },
      { id: 'bull' },
    ],
  },
  'tegan-hollow': {
    gym: 'hollow-well',
    posts: [{ map: 'harkmoor', x: 6, y: 23, facing: 'se', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'warm', when: { badge: 'hollow-well' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'monday', when: { days: ['monday'] } },
      { id: 'answers' },
      { id: 'socks' },
    ],
  },
  'dorcas-wintersgill': {
    gym: 'wintersgill-bell',
    posts: [{ map: 'harkmoor', x: 23, y: 22, facing: 's', hours: ['dusk', 'night', 'dawn'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'gentleman', when: { badge: 'wintersgill-bell' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'peppermint' },
      { id: 'counting' },
    ],
  },
  'cordelia-vane': {
    gym: 'vane-house',
    posts: [{ map: 'harkmoor', x: 12, y: 27, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'crest', when: { badge: 'vane-house' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'saturday', when: { days: ['saturday', 'sunday'] } },
      { id: 'floors' },
      { id: 'pearls' },
    ],
  },
  'hob-tarrant': {
    posts: [
      { map: 'harkmoor', x: 14, y: 25, facing: 'se', hours: ['dawn', 'day'] },
      { map: 'harkmoor', x: 18, y: 25, facing: 'sw', hours: ['dusk'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'sixty', when: { caught: 60 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'frog' },
      { id: 'mud' },
    ],
  },
  'wilf-tarn': {
    posts: [{ map: 'harkmoor2', x: 16, y: 10, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'hearth', when: { badges: 12 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'listening' },
      { id: 'ear' },
    ],
  },
  'maud-ashlar': {
    posts: [
      { map: 'harkmoor2', x: 24, y: 15, facing: 'sw', hours: ['day', 'dusk'] },
      { map: 'harkmoor2', x: 11, y: 15, facing: 'se', hours: ['night'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'pot', when: { badge: 'callan-bog' }, once: true },
      { id: 'hundred', when: { caught: 100 }, once: true },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'count' },
      { id: 'lintel' },
    ],
  },
  'jonas-peel': {
    posts: [{ map: 'harkmoor3', x: 12, y: 14, facing: 's', hours: ['dusk', 'night', 'dawn'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'lamp', when: { badge: 'vane-house' }, once: true },
      { id: 'bell', when: { badges: 14 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'sermon' },
      { id: 'pews' },
    ],
  },
  'lettice-dray': {
    posts: [{ map: 'harkmoor3', x: 9, y: 23, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'eighty', when: { caught: 80 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'friday', when: { days: ['friday'] } },
      { id: 'ferry' },
      { id: 'fare' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

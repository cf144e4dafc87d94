import type { Person } from '../../rules/people/types.ts';

/** The keeper of the hearth, who asks what is to become of the ember. */
export const keeperId = 'maren-trivet';

/**
 * The people of Fourlight. The leaders stand beside their doors in Halfpast, some of them elsewhere at other hours. The keeper never leaves the
 * hearth: the server looks at the same post (`server/domain/ember.ts`).
 */
export const peopleOfFourlight = {
  'thandeka-moyo': {
    gym: 'moyo-seeds',
    posts: [{ map: 'fourlight', x: 6, y: 9, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'thyme', when: { badge: 'moyo-seeds' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'oak' },
      { id: 'radish' },
    ],
  },
  'mirabel-quince': {
    gym: 'quince-daybreak',
    posts: [
      { map: 'fourlight', x: 8, y: 6, facing: 's', hours: ['dawn'] },
      { map: 'fourlight2', x: 8, y: 21, facing: 's', hours: ['day', 'dusk'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'quince-daybreak' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'day', when: { hours: ['day'] } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'slippers' },
      { id: 'tabard' },
    ],
  },
  'soraya-haddad': {
    gym: 'haddad-glass',
    posts: [{ map: 'fourlight', x: 22, y: 6, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'window', when: { badge: 'haddad-glass' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'sand' },
      { id: 'breath' },
    ],
  },
  'ignatius-pell': {
    gym: 'pell-ledgers',
    posts: [{ map: 'fourlight', x: 24, y: 9, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'stones', when: { badge: 'pell-ledgers' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'friday', when: { days: ['friday'] } },
      { id: 'cup' },
      { id: 'hem' },
    ],
  },
  'tomasz-wrona': {
    gym: 'wrona-roost',
    posts: [
      { map: 'fourlight', x: 5, y: 16, facing: 's', hours: ['day'] },
      { map: 'fourlight', x: 20, y: 19, facing: 's', hours: ['dusk'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'over', when: { badge: 'wrona-roost' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'perch' },
      { id: 'nest' },
    ],
  },
  'dewi-laras': {
    gym: 'laras-shadows',
    posts: [{ map: 'fourlight', x: 7, y: 25, facing: 's', hours: ['dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'play', when: { badge: 'laras-shadows' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'trick' },
      { id: 'face' },
    ],
  },
  'eino-saarvi': {
    gym: 'saarvi-lake',
    posts: [{ map: 'fourlight', x: 27, y: 25, facing: 's', hours: ['dusk', 'night', 'dawn'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'hook', when: { badge: 'saarvi-lake' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'coffee' },
      { id: 'feet' },
    ],
  },
  'seraphine-oyelo': {
    gym: 'oyelo-vigil',
    posts: [{ map: 'fourlight', x: 9, y: 25, facing: 's', hours: ['night', 'dawn'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'carriers', when: { badge: 'oyelo-vigil' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'box' },
      { id: 'tired' },
    ],
  },
  'halcyon-abebe': {
    gym: 'abebe-hours',
    posts: [
      { map: 'fourlight', x: 25, y: 17, facing: 's', hours: ['dawn', 'day'] },
      { map: 'fourlight', x: 16, y: 15, facing: 's', hours: ['dusk', 'night'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'wait', when: { badge: 'abebe-hours' }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'late' },
      { id: 'eyes' },
    ],
  },
  'bartholomew-tock': {
    posts: [
      { map: 'fourlight2', x: 5, y: 18, facing: 'se', hours: ['dawn'] },
      { map: 'fourlight2', x: 24, y: 15, facing: 's', hours: ['day'] },
      { map: 'fourlight2', x: 11, y: 3, facing: 's', hours: ['dusk', 'night'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'ticking', when: { badges: 34 }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'slow' },
      { id: 'stopped' },
    ],
  },
  'clementine-shade': {
    posts: [{ map: 'fourlight2', x: 26, y: 16, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'peg', when: { badges: 33 }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'nine' },
      { id: 'swap' },
    ],
  },
  'ambrose-thaw': {
    posts: [
      { map: 'fourlight3', x: 10, y: 5, facing: 's', hours: ['dawn', 'day', 'dusk'] },
      { map: 'fourlight3', x: 19, y: 5, facing: 's', hours: ['night'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'evening', when: { badges: 33 }, once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'drip', when: { badge: 'abebe-hours' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'mittens' },
      { id: 'spoiler' },
    ],
  },
  'maren-trivet': {
    posts: [{ map: 'fourlight3', x: 12, y: 14, facing: 's' }],
    lines: [
      { id: 'hello', once: true },
      { id: 'banked', when: { ember: 'banked' }, once: true },
      { id: 'loose', when: { ember: 'loose' }, once: true },
      { id: 'home', when: { ember: 'banked' } },
      { id: 'out', when: { ember: 'loose' } },
      { id: 'ask', when: { badge: 'abebe-hours' }, choice: true },
      { id: 'warm', when: { badges: 34 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'kettle' },
      { id: 'jars' },
      { id: 'broom' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

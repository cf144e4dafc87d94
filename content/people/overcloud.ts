import type { Person } from '../../rules/people/types.ts';

/** The people of Overcloud. The leaders stand beside their doors in Saltsteep, the others further up. */
export const peopleOfOvercloud = {
  'norbu-lhawang': {
    gym: 'lhawang-loom',
    posts: [{ map: 'overcloud', x: 9, y: 8, facing: 's', hours: ['dawn', 'day'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'lhawang-loom' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'bridge' },
      { id: 'list' },
    ],
  },
  'quilla-huanca': {
    gym: 'huanca-springs',
    posts: [{ map: 'overcloud', x: 5, y: 21, facing: 's', hours: ['day', 'dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'steam', when: { badge: 'huanca-springs' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'spoon' },
      { id: 'towel' },
    ],
  },
  'amara-diallo': {
    gym: 'diallo-strata',
    posts: [{ map: 'overcloud', x: 7, y: 27, facing: 's', hours: ['day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'layers', when: { badge: 'diallo-strata' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'thursday', when: { days: ['thursday'] } },
      { id: 'pocket' },
      { id: 'fern' },
    ],
  },
  'abbess-tuyet': {
    gym: 'tuyet-steps',
    posts: [{ map: 'overcloud', x: 7, y: 15, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'tuyet-steps' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'broom' },
      { id: 'step' },
    ],
  },
  'runa-aikio': {
    gym: 'aikio-glacier',
    posts: [{ map: 'overcloud', x: 25, y: 21, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'knees', when: { badge: 'aikio-glacier' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'slow' },
      { id: 'notebook' },
    ],
  },
  'idris-qamar': {
    gym: 'qamar-dome',
    posts: [{ map: 'overcloud', x: 23, y: 15, facing: 's', hours: ['dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'round', when: { badge: 'qamar-dome' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dusk', when: { hours: ['dusk'] } },
      { id: 'slippers' },
      { id: 'names' },
    ],
  },
  'gerta-zahnd': {
    gym: 'zahnd-railway',
    posts: [{ map: 'overcloud', x: 9, y: 28, facing: 's', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'zahnd-railway' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'sunday', when: { days: ['sunday'] } },
      { id: 'watch' },
      { id: 'slope' },
    ],
  },
  'zoran-karaly': {
    gym: 'karaly-rescue',
    posts: [{ map: 'overcloud', x: 27, y: 27, facing: 's', hours: ['day', 'dusk', 'night'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'badge', when: { badge: 'karaly-rescue' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'goats' },
      { id: 'left' },
    ],
  },
  'yangzom-merak': {
    gym: 'merak-summit',
    posts: [{ map: 'overcloud', x: 22, y: 6, facing: 's' }],
    lines: [
      { id: 'hello', once: true },
      { id: 'hat', when: { badge: 'merak-summit' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'tea' },
      { id: 'seventy' },
    ],
  },
  'perpetua-vale': {
    posts: [
      { map: 'overcloud', x: 18, y: 18, facing: 'sw', hours: ['day'] },
      { map: 'overcloud', x: 14, y: 12, facing: 'se', hours: ['dusk'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'list', when: { badges: 30 }, once: true },
      { id: 'entry', when: { badge: 'merak-summit' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'weekend', when: { days: ['saturday', 'sunday'] } },
      { id: 'sums' },
      { id: 'thanks' },
    ],
  },
  'fenwick-soar': {
    posts: [{ map: 'overcloud2', x: 22, y: 5, facing: 'sw', hours: ['dawn', 'day', 'dusk'] }],
    lines: [
      { id: 'hello', once: true },
      { id: 'reply', when: { badges: 32 }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'dawn', when: { hours: ['dawn'] } },
      { id: 'stamps' },
      { id: 'address' },
    ],
  },
  'ottavia-reed': {
    posts: [
      { map: 'overcloud3', x: 17, y: 18, facing: 'sw', hours: ['day', 'dusk'] },
      { map: 'overcloud3', x: 13, y: 18, facing: 'se', hours: ['night', 'dawn'] },
    ],
    lines: [
      { id: 'hello', once: true },
      { id: 'smoke', when: { badges: 33 }, once: true },
      { id: 'thousand', when: { badge: 'merak-summit' }, once: true },
      { id: 'defeated', when: { defeated: true } },
      { id: 'night', when: { hours: ['night'] } },
      { id: 'flat' },
      { id: 'clouds' },
    ],
  },
} as const satisfies Readonly<Record<string, Person>>;

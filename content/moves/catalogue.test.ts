import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { testBook } from '../../rules/testing/book.ts';
import { gMaxMoves } from './gMax.ts';
import { catalogue, moves } from './index.ts';
import { maxMoves } from './max.ts';
import { isStatusMove, MOVE_CLASSES, type MoveClass } from './rows.ts';
import { zMoves } from './zMoves.ts';

const all = Object.values(moves);

describe('the move catalogue', () => {
  it('has 700 moves, none of them twice', () => {
    expect(catalogue.length).toBe(700);
    expect(all.length).toBe(catalogue.length);
  });

  it('is keyed by names in small letters, each move with the fields of the specification', () => {
    for (const [key, move] of Object.entries(moves)) {
      expect(key).toBe(move.name.toLowerCase());
      expect(CREATURE_TYPES).toContain(move.type);
      expect(move).toMatchObject({
        ...{ attack: expect.any(Number), accuracy: expect.any(Number) },
        ...{ effect: expect.any(String), effectAccuracy: expect.any(Number) },
      });
    }
  });

  it('keeps power within 10 and 200 and accuracy within 30 and 100', () => {
    const wrong = all.filter(
      ({ attack, accuracy }) => attack < 10 || attack > 200 || accuracy < 30 || accuracy > 100,
    );
    expect(wrong).toEqual([]);
  });

  it('has at least twenty moves of each type', () => {
    const scarce = CREATURE_TYPES.filter((type) => all.filter((move) => move.type === type).length < 20);
    expect(scarce).toEqual([]);
  });

  it('uses every kind of effect that the rules know', () => {
    const kindsOf = (book: typeof testBook.moves) =>
      new Set(Object.values(book).flatMap(({ effects }) => effects.map(({ kind }) => kind)));
    const used = kindsOf(moves);
    expect([...kindsOf(testBook.moves)].filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('has moves that belong to a group: g-max, max, and others of power 200', () => {
    const keys = Object.keys(moves);
    expect(keys.filter((key) => key.startsWith('g-max ')).length).toBe(25);
    expect(keys.filter((key) => key.startsWith('max ')).length).toBe(19);
    expect(all.filter(({ attack }) => attack === 200).length).toBeGreaterThanOrEqual(30);
    for (const type of CREATURE_TYPES) {
      expect(all.some((move) => move.type === type && move.name.startsWith('Max '))).toBe(true);
      expect(all.some((move) => move.type === type && move.attack === 200)).toBe(true);
    }
  });

  it('has them as the great moves, of which a team uses one in a battle, and no others', () => {
    const isGreat = ({ effects }: (typeof all)[number]) => effects.some(({ kind }) => kind === 'great');
    const grouped = [...maxMoves, ...gMaxMoves, ...zMoves];
    expect(all.filter(isGreat)).toEqual(grouped);
    expect(zMoves.filter(({ attack }) => attack !== 200)).toEqual([]);
  });
});

it.each(['flinch', 'confuse', 'paralyz', 'burn', 'freeze', 'sleep', 'poison'])(
  'some damaging move brings %s and says so',
  (effect) => {
    expect(all.some((move) => !isStatusMove(move) && move.effect === effect)).toBe(true);
  },
);

describe('the chance beside an effect', () => {
  it.each([
    ['ember', 10],
    ['cinder jaw', 10],
    ['viper kiss', 50],
    ['north draught', 100],
    ['whirlpool', 100],
    ['tackle', 0],
    ['swift', 0],
  ])('is that of the first effect of a damaging move: %s, %i', (key, chance) => {
    expect(moves[key]?.effectAccuracy).toBe(chance);
  });

  it.each([
    ['growl', 100],
    ['siphon', 100],
    ['moved fence', 100],
    ['travel light', 0],
    ['whetstone', 0],
    ['numbing hum', 0],
    ['swagger', 0],
  ])(
    'is 100 for a status move that surely lowers a stage of the target, and else 0: %s, %i',
    (key, chance) => {
      expect(moves[key]?.effectAccuracy).toBe(chance);
    },
  );
});

describe('a status move', () => {
  it('has power 30 and accuracy 80 or 100', () => {
    const odd = all.filter((move) => isStatusMove(move) && ![80, 100].includes(move.accuracy));
    expect(odd).toEqual([]);
    expect(all.filter((move) => isStatusMove(move) && move.attack !== 30)).toEqual([]);
    const keys = [
      'growl',
      'protect',
      'rest',
      'creeping ivy',
      'sandstorm',
      'sing',
      'change places',
      'max rampart',
    ];
    for (const key of keys) {
      expect(moves[key]?.attack).toBe(30);
      expect([80, 100]).toContain(moves[key]?.accuracy);
    }
  });

  it('is told from a damaging one of the same power', () => {
    for (const key of ['growl', 'rest', 'max rampart']) expect(isStatusMove(moves[key]!)).toBe(true);
    for (const key of ['lick', 'left right', 'tackle']) expect(isStatusMove(moves[key]!)).toBe(false);
  });
});

const known: Readonly<Record<MoveClass, readonly string[]>> = {
  contact: [
    'tackle',
    'bite',
    'smithy swing',
    'bell clapper',
    'buffet',
    'mantis snip',
    'burnt bridges',
    'flat hand',
  ],
  projectile: ['ember', 'dark marble', 'sawgrass', 'cobblestone', 'slop bucket', 'true aim', 'winter eaves'],
  beam: [
    'cold lantern',
    'flamethrower',
    'high noon',
    'floodgate',
    'thunderbolt',
    'double vision',
    'signal lamp',
  ],
  field: [
    'earthquake',
    'surf',
    'blizzard',
    'heat wave',
    'scree run',
    'orchard storm',
    'hurricane',
    'thunder',
  ],
  status: ['growl', 'whetstone', 'toxic', 'gather clouds', 'recover', 'numbing hum', 'wrong turn'],
};

describe('the class of a move', () => {
  for (const [kind, names] of Object.entries(known)) {
    it.each(names)(`shows %s as ${kind}`, (name) => {
      expect(moves[name]?.class).toBe(kind);
    });
  }

  it('is known for every move of the catalogue', () => {
    for (const move of catalogue) expect(MOVE_CLASSES).toContain(move.class);
  });

  it('leaves no class to a handful of moves', () => {
    for (const kind of MOVE_CLASSES)
      expect(catalogue.filter((move) => move.class === kind).length).toBeGreaterThan(50);
  });
});

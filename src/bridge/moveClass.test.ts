import { describe, expect, it } from 'vitest';
import { catalogue, moves } from '../../content/moves/index.ts';
import { MOVE_CLASSES, type MoveClass, moveClass } from './moveClass.ts';
import { moveLook, tierOf } from './moveLook.ts';

const known: Readonly<Record<MoveClass, readonly string[]>> = {
  contact: [
    'tackle',
    'bite',
    'fire punch',
    'iron tail',
    'wing attack',
    'x-scissor',
    'flare blitz',
    'karate chop',
  ],
  projectile: [
    'ember',
    'shadow ball',
    'razor leaf',
    'rock throw',
    'sludge bomb',
    'aura sphere',
    'icicle spear',
  ],
  beam: ['ice beam', 'flamethrower', 'solar beam', 'hydro pump', 'thunderbolt', 'psybeam', 'flash cannon'],
  field: [
    'earthquake',
    'surf',
    'blizzard',
    'heat wave',
    'rock slide',
    'petal blizzard',
    'hurricane',
    'thunder',
  ],
  status: ['growl', 'swords dance', 'toxic', 'rain dance', 'recover', 'thunder wave', 'confuse ray'],
};

describe('the class of a move', () => {
  for (const [kind, names] of Object.entries(known)) {
    it.each(names)(`shows %s as ${kind}`, (name) => {
      const move = moves[name];
      expect(move && moveClass(move)).toBe(kind);
    });
  }

  it('is known for every move of the catalogue', () => {
    for (const move of catalogue) expect(MOVE_CLASSES).toContain(moveClass(move));
  });

  it('leaves no class to a handful of moves', () => {
    for (const kind of MOVE_CLASSES)
      expect(catalogue.filter((move) => moveClass(move) === kind).length).toBeGreaterThan(50);
  });
});

describe('the look of a move', () => {
  it('grows heavier with its power', () => {
    expect([10, 45, 60, 90, 120, 130, 200].map(tierOf)).toEqual([1, 1, 2, 3, 3, 4, 4]);
  });

  it.each([
    ['crunch', 'jaws'],
    ['mega punch', 'fist'],
    ['slash', 'claws'],
    ['tackle', null],
  ])('strikes with %s by its name', (name, strike) => {
    const move = moves[name];
    expect(move && moveLook(move).strike).toBe(strike);
  });
});

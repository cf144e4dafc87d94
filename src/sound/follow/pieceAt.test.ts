import { describe, expect, it } from 'vitest';
import { regions } from '../../../content/gyms/index.ts';
import { maps } from '../../../content/maps/index.ts';
import { HOURS } from '../../../rules/world/conditions/conditions.ts';
import { CHAMPIONS, pieceAt, type Surroundings } from './pieceAt.ts';

const at = (situation: Partial<Surroundings>) =>
  pieceAt({ path: '/home', mapName: null, hour: 'day', battle: null, ...situation });
const battle = (
  battleType: 'wb' | 'gym' | 'user' | 'training' | 'gold',
  page: 'battle' | 'win' = 'battle',
) => ({
  battleType,
  page,
  gymId: battleType === 'gym' ? 'rime-hall' : null,
});

it.each(['/home', '/login', '/pokedex', '/pokemart', '/gymbattle', '/nowhere'])(
  '%s has the piece of home',
  (path) => {
    expect(at({ path })).toBe('home');
  },
);

it.each(['/trades', '/offers', '/findtrades'])('%s has the piece of trading', (path) => {
  expect(at({ path })).toBe('trade');
});

describe('on a map', () => {
  it.each([
    ['dawn', 'day'],
    ['day', 'day'],
    ['dusk', 'night'],
    ['night', 'night'],
  ] as const)('at %s its piece of the %s is heard', (hour, time) => {
    expect(at({ path: '/map', mapName: 'green_land2', hour })).toBe(`green_land2.${time}`);
  });

  it('every map has its pieces', () => {
    for (const { id } of Object.values(maps))
      for (const hour of HOURS)
        expect(at({ path: '/map', mapName: id, hour })).toMatch(
          /^(green_land|scattersea|overcloud|fourlight)/,
        );
  });

  it('what was heard goes on until the map is known', () => {
    expect(at({ path: '/map' })).toBeNull();
  });
});

describe('in a battle', () => {
  it.each([
    ['wb', 'wild'],
    ['gym', 'gym'],
    ['user', 'gym'],
    ['training', 'gym'],
    ['gold', 'gym'],
  ] as const)('of the type %s the piece %s is heard', (type, piece) => {
    expect(at({ path: '/battle', battle: battle(type) })).toBe(piece);
  });

  it('champions have a piece of their own, all of them', () => {
    expect([...CHAMPIONS].sort()).toEqual(regions.map(({ champion }) => champion.id).sort());
    const fight = { ...battle('gym'), gymId: regions[0]?.champion.id ?? '' };
    expect(at({ path: '/battle', battle: fight })).toBe('champion');
  });

  it('a victory and a catch are celebrated, a defeat is not', () => {
    expect(at({ path: '/battle', battle: battle('gym', 'win') })).toBe('win');
    expect(at({ path: '/battle', battle: { ...battle('wb'), page: 'caught' } })).toBe('win');
    expect(at({ path: '/battle', battle: { ...battle('wb'), page: 'lose' } })).toBe('home');
  });

  it('what was heard goes on until the battle is known', () => {
    expect(at({ path: '/battle' })).toBeNull();
  });
});

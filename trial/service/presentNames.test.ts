import { expect, it } from 'vitest';
import { theGame } from '../../server/domain/game.ts';
import { withPresentNames } from './presentNames.ts';
import { newGame } from './savedGame.ts';

it('a game saved before species and moves were renamed keeps its creatures, its encounter and its Pokedex', () => {
  const around = {
    game: theGame(),
    now: () => 0,
    randomBytes: (count: number) => new Uint8Array(count),
    newId: () => 'id',
  };
  const saved = newGame(around);
  saved.encounter = { species: 'pagemite', level: 3, kind: 1 };
  saved.pokedex.trufflet = { seen: [1], caught: [1] };
  saved.pokedex.podkin = { seen: [1], caught: [] };
  const creature = { ...{ id: 'a', species: 'podkin', moves: ['tackle', 'tail whip', 'absorb', ''] } };
  saved.creatures.push(creature as (typeof saved.creatures)[number]);
  withPresentNames(saved);
  expect(saved.creatures[0]?.moves).toEqual(['tackle', 'disarm', 'absorb', '']);
  expect(saved.encounter.species).toBe('pageant');
  expect(saved.pokedex).toEqual({ rootling: { seen: [1], caught: [1] }, podkin: { seen: [1], caught: [] } });
});

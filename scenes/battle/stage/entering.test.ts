import { expect, it } from 'vitest';
import { aBattle, aFighter } from '../../../src/testing/builders.ts';
import { enteringIn, noteStanding } from './entering.ts';

const foes = (id: string) => [aFighter({ id, name: 'Podkin' })];

it('both creatures come in when a battle begins, and nobody when the stage is built anew', () => {
  const begun = aBattle({ round: 0, opponent: foes('new') });
  expect(enteringIn(begun)).toEqual(['opponent', 'player']);
  noteStanding(begun);
  expect(enteringIn(begun)).toEqual([]);
});

it('later the one that the player has sent in comes in', () => {
  noteStanding(aBattle({ round: 3, opponent: foes('same'), selectedPokemonId: 'mine' }));
  expect(enteringIn(aBattle({ round: 3, opponent: foes('same'), selectedPokemonId: 'other' }))).toEqual([
    'player',
  ]);
});

it('nobody comes in again after a reload in the midst of a battle, nor on a page without a choice', () => {
  noteStanding(aBattle({ opponent: foes('before') }));
  expect(enteringIn(aBattle({ round: 4, opponent: foes('reloaded') }))).toEqual([]);
  expect(enteringIn(aBattle({ round: 0, page: 'roundResults', opponent: foes('reloaded') }))).toEqual([]);
});

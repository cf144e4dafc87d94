import { expect, it } from 'vitest';
import { chooseMove, movesFor, sameSlots } from './slots.ts';

const slots = { attack1: 'Tackle', attack2: 'Ember', attack3: '', attack4: '' };
const unlockedMoves = ['Tackle', 'Ember', 'Bite'];

it('a move takes the slot that it is chosen for', () => {
  expect(chooseMove(slots, 'attack3', 'Bite')).toEqual({ ...slots, attack3: 'Bite' });
});

it('a move that has a slot already changes places with the one it drives out', () => {
  expect(chooseMove(slots, 'attack1', 'Ember')).toEqual({ ...slots, attack1: 'Ember', attack2: 'Tackle' });
  expect(chooseMove(slots, 'attack4', 'Ember')).toEqual({ ...slots, attack2: '', attack4: 'Ember' });
});

it('a slot can be freed, also beside another free one', () => {
  expect(chooseMove(slots, 'attack2', '')).toEqual({ ...slots, attack2: '' });
});

it('choosing what was there before is no change', () => {
  const there = chooseMove(slots, 'attack1', 'Bite');
  expect(sameSlots(there, slots)).toBe(false);
  expect(sameSlots(chooseMove(there, 'attack1', 'Tackle'), slots)).toBe(true);
});

it('a slot offers the unlocked moves, and to be free', () => {
  expect(movesFor({ ...slots, unlockedMoves }, 'attack1')).toEqual(['Tackle', 'Ember', 'Bite', '']);
});

it('the last move has to stay', () => {
  const last = { ...slots, attack2: '', unlockedMoves };
  expect(movesFor(last, 'attack1')).not.toContain('');
  expect(movesFor(last, 'attack2')).toContain('');
});

it('what a creature knows it may keep, whatever its list says', () => {
  expect(movesFor({ ...slots, unlockedMoves: ['Tackle'] }, 'attack3')).toEqual(['Tackle', 'Ember', '']);
});

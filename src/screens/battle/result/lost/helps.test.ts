import { expect, it } from 'vitest';
import { aBattle, aFighter } from '../../../../testing/builders.ts';
import { helpsAfter } from './helps.ts';

const textsAfter = (...change: Parameters<typeof aBattle>) =>
  helpsAfter(aBattle(...change)).map(({ text }) => text);

it('a small team of a low level is sent to training, to the maps and to the chart', () => {
  const opponent = [aFighter({ id: 'foe', name: 'Podkin', level: 9, types: ['grass', 'flying'] })];
  const battle = aBattle({ page: 'lose', opponent });
  expect(helpsAfter(battle)).toEqual([
    { to: '/expbattle', text: 'Train up to level 9' },
    { to: '/maps', text: 'Catch up to 5 more for your team' },
    { to: '/typechart?defend=grass,flying', text: 'See what is strong against Podkin' },
  ]);
});

it('a full team of a high level may look at its attacks', () => {
  const myState = Array.from({ length: 6 }, (_, index) => aFighter({ id: `${index}`, level: 40 }));
  expect(textsAfter({ page: 'lose', myState })).toEqual([
    'See what is strong against Podkin',
    'Choose other attacks',
  ]);
});

it('with one free place it asks for one', () => {
  const myState = Array.from({ length: 5 }, (_, index) => aFighter({ id: `${index}`, level: 40 }));
  expect(textsAfter({ page: 'lose', myState })[0]).toBe('Catch one more for your team');
});

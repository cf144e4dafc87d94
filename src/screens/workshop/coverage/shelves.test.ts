import { expect, it } from 'vitest';
import { namesOn, shelvesOf } from './shelves.ts';

const BUILT = [
  'creatures/kindlam.normal',
  'creatures/kindlam.normal.small',
  'portraits/pell',
  'portraits/pell.kind',
  'brand/logo',
  'maps/green_land',
  'maps/green_land.json',
];
const shelves = shelvesOf(BUILT);
const shelf = (key: string) => shelves.find((one) => one.key === key);

it('every species has a row of three kinds, each with open and closed eyes and from behind', () => {
  expect(shelf('creatures')?.rows).toHaveLength(166);
  expect(shelf('creatures')?.rows[0]?.names).toEqual([
    'creatures/kindlam.normal',
    'creatures/kindlam.normal.blink',
    'creatures/kindlam.normal.back',
    'creatures/kindlam.dark',
    'creatures/kindlam.dark.blink',
    'creatures/kindlam.dark.back',
    'creatures/kindlam.shiny',
    'creatures/kindlam.shiny.blink',
    'creatures/kindlam.shiny.back',
  ]);
});

it('a leader needs a portrait in three moods and a badge', () => {
  expect(shelf('leaders')?.rows).toEqual([
    {
      id: 'pell',
      title: 'Pell',
      names: ['portraits/pell', 'portraits/pell.beaten', 'portraits/pell.kind', 'badges/pell'],
    },
  ]);
});

it('whatever has no shelf of its own lies with the rest, and data files and small forms nowhere', () => {
  expect(shelf('rest')?.rows.map(({ id }) => id)).toEqual(['brand/logo', 'maps/green_land']);
});

it('files can be named after pictures and sounds', () => {
  expect(namesOn(shelves)).toEqual(
    expect.arrayContaining(['creatures/kindlam.normal', 'sounds/effects/tap', 'sounds/cries/kindlam']),
  );
});

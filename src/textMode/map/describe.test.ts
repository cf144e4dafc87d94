import { describe, expect, it } from 'vitest';
import { maps } from '../../../content/maps/index.ts';
import { terrainOf } from '../../../content/maps/terrain.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { reachFrom } from '../../../rules/world/reach.ts';
import { step } from '../../../rules/world/walking.ts';
import { placeWords } from '../../locales/en/textMode/commands.ts';
import {
  arrivalText,
  lookText,
  placesText,
  placeText,
  sightText,
  stepText,
  surroundingsOf,
  whereText,
} from './describe.ts';
import { compass, PLACE_NAMES } from './places.ts';

const greenLand = maps.green_land;
const start = surroundingsOf(greenLand, greenLand.start);

/** A map of meadow with other rows at its top left, and these objects. */
function sketch(rows: readonly string[], objects: GameMap['objects'] = []): GameMap {
  const filled = Array.from({ length: 31 }, (_, y) => (rows[y] ?? '').padEnd(31, '.'));
  return {
    id: 'green_land',
    title: 'Sketch',
    region: 'Greenreach',
    rows: filled,
    objects,
    start: { x: 0, y: 0 },
  };
}

describe('what lies in a direction', () => {
  const map = sketch(['..""~', '.', '.'], [{ kind: 'mart', x: 3, y: 12 }]);
  const { sights } = surroundingsOf(map, { x: 0, y: 0 });
  const sight = (wanted: string) => {
    const found = sights.find(({ direction }) => direction === wanted);
    return found && sightText(found);
  };

  it('is told ground by ground, with the number of cells and what ends it', () => {
    expect(sight('e')).toBe('East: 1 meadow, then 2 tall grass, up to water.');
    expect(sight('s')).toBe('South: 30 meadow, up to the edge of the map.');
  });

  it('is closed where the next cell cannot be entered', () => {
    expect(sight('n')).toBe('North: closed by the edge of the map.');
  });

  it('names the object that is in the way, not the ground below it', () => {
    const { sights: beside } = surroundingsOf(map, { x: 2, y: 12 });
    expect(beside.map(sightText)).toContain('East: closed by the mart.');
  });

  it('knows that a diagonal step needs both cells beside it', () => {
    const cornered = surroundingsOf(sketch(['.~', '..']), { x: 0, y: 0 });
    expect(cornered.sights.map(sightText)).toContain('South-east: closed by a corner.');
  });
});

describe('where the player stands', () => {
  it('is told with ground, cell and part of the map', () => {
    expect(whereText(start)).toBe(
      'You stand on paving, column 16 and row 24 of 31, in the south of Green Land.',
    );
  });

  it('names what lies on the cell and can be walked over', () => {
    expect(whereText({ map: greenLand, at: { x: 5, y: 18 } })).toMatch(
      /^You stand in a meadow with flowers, /,
    );
  });

  it('is the middle in the middle', () => {
    expect(whereText({ map: greenLand, at: { x: 15, y: 15 } })).toMatch(/, in the middle of Green Land\.$/);
  });
});

describe('places', () => {
  it('are as many steps away as the way along free cells is long', () => {
    const mart = start.places.find(({ name }) => name === 'mart');
    const way = mart && start.reach.wayTo(mart.cell);
    expect(mart?.steps).toBe(way?.length);
    const end = way?.reduce(
      (cell, direction) => step(terrainOf(greenLand), cell, direction) ?? cell,
      start.at,
    );
    expect(end).toEqual(mart?.cell);
  });

  it('with a door are reached in front of it', () => {
    const mart = start.places.find(({ name }) => name === 'mart');
    expect(mart?.cell).toEqual({ x: 22, y: 22 });
    expect(mart && placeText(mart)).toMatch(/^the door of the mart, \d+ steps (east|north-east)$/);
  });

  it('are sorted by their distance, and include grass, mart and start', () => {
    const steps = start.places.map((place) => place.steps);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(start.places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tall-grass', 'wood', 'shore', 'mart', 'house', 'start']),
    );
    expect(placesText(start)).toMatch(/The command gym opens the list of gyms\.$/);
  });

  it('that no way leads to are left out', () => {
    const island = sketch(['.~"', '~~~', '"""'], []);
    expect(surroundingsOf(island, { x: 0, y: 0 }).places.map(({ name }) => name)).toEqual(['start']);
  });

  it('have a word each that a player can type', () => {
    expect(Object.keys(placeWords).sort()).toEqual([...PLACE_NAMES].sort());
  });
});

it('a shortest way takes no step that the rules refuse, from every free cell of both maps to the mart or start', () => {
  for (const map of Object.values(maps)) {
    const terrain = terrainOf(map);
    const reach = reachFrom(terrain, map.start);
    expect(reach.cells.length).toBeGreaterThan(300);
    for (const cell of reach.cells) {
      const end = reach.wayTo(cell)?.reduce((at, way) => step(terrain, at, way) ?? at, map.start);
      expect(end).toEqual(cell);
    }
  }
});

it('no way leads to water', () => {
  expect(start.reach.steps({ x: 22, y: 5 })).toBeNull();
  expect(start.reach.wayTo({ x: 22, y: 5 })).toBeNull();
});

it('a direction is the nearest of eight', () => {
  const from = { x: 10, y: 10 };
  expect(compass(from, { x: 20, y: 12 })).toBe('e');
  expect(compass(from, { x: 20, y: 16 })).toBe('se');
  expect(compass(from, { x: 9, y: 1 })).toBe('n');
  expect(compass(from, from)).toBeNull();
});

it('looking round tells where, all eight directions, and the nearest places', () => {
  const text = lookText(start);
  expect(text).toMatch(/^You stand on paving, /);
  expect(text).toMatch(/ North: /);
  expect(text).toMatch(/ Near: [^;]+; [^;]+; [^;]+\.$/);
  const ways = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
  for (const way of ways) expect(text.toLowerCase()).toContain(way);
});

it('a step is told in few words: direction, ground, and what is closed', () => {
  const corner = surroundingsOf(sketch(['.~', '..']), { x: 0, y: 0 });
  expect(stepText(corner, 's')).toBe(
    'South, meadow. Closed: north, north-east, east, south-east, south-west, west, north-west.',
  );
  expect(stepText(surroundingsOf(sketch([]), { x: 5, y: 5 }), 'w')).toBe('West, meadow.');
});

it('a boat is told where it waits, and how far it has carried whoever sailed', () => {
  const sea = maps.scattersea2;
  expect(sightText(surroundingsOf(sea, { x: 25, y: 24 }).sights[2]!)).toBe(
    'East: a boat waits; it sails 4 cells.',
  );
  const landed = surroundingsOf(sea, { x: 29, y: 24 });
  expect(stepText(landed, 'e', { x: 25, y: 24 })).toMatch(/^A boat carries you 4 cells east: bridge\./);
});

it('in a cave it is said that it is dark', () => {
  const where = (x: number, y: number) => whereText({ map: maps.harkmoor2, at: { x, y } });
  expect(where(26, 3)).toMatch(/It is dark here\. Your lamp shows no more than the next cells\.$/);
  expect(where(24, 4)).not.toMatch(/dark/);
});

it('a slide over ice is told with its length and where it ends', () => {
  const tarn = sketch(['///', '...']);
  expect(stepText(surroundingsOf(tarn, { x: 0, y: 0 }), 'w', { x: 3, y: 0 })).toBe(
    'You slide 3 cells west and stop: smooth ice. Closed: north, north-east, south-east, south-west, west, north-west.',
  );
  expect(sightText(surroundingsOf(tarn, { x: 3, y: 0 }).sights[6]!)).toBe(
    'West: 3 smooth ice, up to the edge of the map.',
  );
});

it('on arriving a player hears where, and what is near', () => {
  expect(arrivalText(start)).toMatch(/^You stand on paving, .+ Near: .*tall grass, \d+ steps .+\.$/);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../rules/world/types.ts';
import { step } from '../../../rules/world/walking.ts';
import { stateAfter } from '../../../rules/world/ways/switches.ts';
import { encounters, items, maps, regions, starters, terrainOf } from '../../index.ts';
import type { MapId } from '../../maps/types.ts';
import { mechanisms, stateIn, switchesOf } from '../../maps/ways/switches.ts';
import { walksOn } from '../../maps/ways/walks.ts';
import { moves } from '../../moves/index.ts';
import { species } from '../../species/index.ts';
import { things } from '../../things/index.ts';
import { problemLine } from '../problem.ts';
import { checkMechanism, checkSwitches } from './switches.ts';

const content = { species, moves, encounters, items, starters, regions };
const switched = Object.keys(mechanisms) as MapId[];
const sluices = mechanisms.green_land3!;
const told = (change: Partial<typeof sluices>) =>
  checkMechanism('green_land3', { ...sluices, ...change } as typeof sluices, content)
    .map(problemLine)
    .join('\n');

it('the switches of all maps hold together', () => {
  expect(checkSwitches(content).map(problemLine)).toEqual([]);
});

describe('a mistake in the switches is reported', () => {
  it('a barrier that nothing opens', () => {
    expect(told({ barriers: [...sluices.barriers.slice(0, 2), { x: 16, y: 25 }] })).toMatch(
      /a way to every cell|a barrier on the map/,
    );
  });

  it('a barrier behind which a lever locks whoever pulls it', () => {
    const trap = {
      how: 'levers',
      switches: [{ x: 20, y: 28, turns: [0] }],
      barriers: [{ x: 19, y: 28, open: true }],
    };
    const problems = checkMechanism('green_land3', trap as never, content)
      .map(problemLine)
      .join('\n');
    expect(problems).toContain('a switch on the map');
    // Without a way back from the planks only a lever that opens again would help, and here it does.
    expect(problems).not.toContain('a way back to the start');
  });

  it('a lever that lies where creatures live, or on a cell that cannot be walked', () => {
    expect(told({ switches: [{ x: 4, y: 24, turns: [0] }] } as never)).toContain(
      'ground on which nobody lives',
    );
    expect(told({ switches: [{ x: 20, y: 26, turns: [0] }] } as never)).toContain(
      'a free cell where nobody arrives',
    );
  });

  it('two of them on one cell, and more than a reply names', () => {
    const [one] = sluices.switches;
    expect(told({ switches: [one, one] } as never)).toContain('a cell of its own');
    expect(told({ switches: Array(9).fill(one) } as never)).toContain('1 to 8 of each');
  });
});

describe.each(switched)('on %s', (id) => {
  const map = maps[id];
  const mechanism = mechanisms[id]!;
  const walks = walksOn(map);

  it('something lies where nobody comes before they have switched, and anybody comes afterwards', () => {
    const isAt =
      ({ x, y }: { x: number; y: number }) =>
      (thing: { map: string; x: number; y: number }) =>
        thing.map === id && thing.x === x && thing.y === y;
    const before = walks.standings.filter(({ state }) => state === 0).map(({ cell }) => cell);
    const after = walks.standings.map(({ cell }) => cell);
    const behind = Object.values(things).filter(
      (thing) =>
        !thing.hidden && after.some((cell) => isAt(cell)(thing)) && !before.some((cell) => isAt(cell)(thing)),
    );
    expect(behind).toHaveLength(1);
  });

  it('nobody who walks at random can lock themselves in', () => {
    expect(walks.stuck).toEqual([]);
    const choices = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 30, maxLength: 200 });
    fc.assert(
      fc.property(fc.constantFrom(...mechanism.switches), choices, (first, steps) => {
        let standing = { cell: { x: first.x, y: first.y }, state: stateAfter(mechanism, 0, first) };
        for (const choice of steps) {
          const to = step(terrainOf(map, standing.state), standing.cell, DIRECTIONS[choice]!);
          if (to) standing = { cell: to, state: stateAfter(mechanism, standing.state, to) };
        }
        const ends = walks.after(standing).map(({ cell: { x, y } }) => `${x},${y}`);
        expect(ends).toContain(`${map.start.x},${map.start.y}`);
      }),
      { numRuns: 20 },
    );
  });

  it('a reply tells the state', () => {
    for (const { state } of walks.standings) expect(stateIn(id, switchesOf(id, state)!)).toBe(state);
  });
});

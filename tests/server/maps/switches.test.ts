import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapMove, mapRequest, pickUp } from '../../../contract/game.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import type { Direction } from '../../../rules/world/types.ts';
import { newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const putAt = ({ name }: Player, map: string, x: number, y: number) =>
  server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
    name,
    map,
    x,
    y,
  ]);
const switchedOf = async ({ name }: Player) => {
  const [row] = await server.sql('select switched from players where username = $1', [name]);
  return row?.switched;
};
const walkAll = async (player: Player, ways: string) => {
  const replies = [];
  for (const dir of ways.split(' ')) replies.push(await player.ask(mapMove, { dir: dir as Direction }));
  return replies;
};
const lookAt = async (player: Player, mapName: string) => (await player.ask(mapRequest, { mapName })).body;
const openOn = ({ barriers = [] }: Pick<MapReply, 'barriers'>) => barriers.map(({ open }) => open);

describe('the sluices of Latchford', () => {
  it('are closed at first but for the middle one, and a map without switches names none', async () => {
    const player = await newTrainer(server);
    expect((await lookAt(player, 'green_land')).switches).toBeUndefined();
    await putAt(player, 'green_land3', 18, 28);
    const here = await lookAt(player, 'green_land3');
    expect(here.switches).toEqual([
      { x: 18, y: 27, on: false },
      { x: 19, y: 26, on: false },
    ]);
    expect(openOn(here)).toEqual([false, true, false]);
    expect(here.availablePos.e).toBe(false);
    const refused = await player.ask(mapMove, { dir: 'e' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ reason: 'noWay' });
  });

  it('are opened by both wheels, each step onto which turns two of them; behind them something lies', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land3', 18, 28);
    const [first] = await walkAll(player, 'n');
    expect(openOn(first!.body)).toEqual([true, false, false]);
    await putAt(player, 'green_land3', 19, 25);
    const [second] = await walkAll(player, 's');
    expect(openOn(second!.body)).toEqual([true, true, true]);
    expect(await switchedOf(player)).toEqual({ green_land3: 3 });
    await putAt(player, 'green_land3', 18, 28);
    const walked = await walkAll(player, 'e e e e e e e e');
    expect(walked.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await player.ask(pickUp, { x: 27, y: 27 })).body.found).toEqual({ what: 'gball', count: 1 });
  });

  it('stay as a player has left them, on another map and back, and are closed for everybody else', async () => {
    const [player, other] = [await newTrainer(server), await newTrainer(server)];
    await putAt(player, 'green_land3', 18, 28);
    await walkAll(player, 'n s');
    await lookAt(player, 'green_land');
    await putAt(player, 'green_land3', 18, 28);
    expect(openOn(await lookAt(player, 'green_land3'))).toEqual([true, false, false]);
    await putAt(other, 'green_land3', 18, 28);
    expect(openOn(await lookAt(other, 'green_land3'))).toEqual([false, true, false]);
  });
});

it('the sounding stones open the cave in the order great, small, middle, and all fall silent at a wrong one', async () => {
  const player = await newTrainer(server);
  const stepOnto = async (x: number, y: number) => {
    await putAt(player, 'harkmoor2', x, y + 1);
    return (await player.ask(mapMove, { dir: 'n' })).body;
  };
  await stepOnto(19, 5);
  const wrong = await stepOnto(23, 8);
  expect(wrong.switches?.map(({ on }) => on)).toEqual([false, false, false]);
  await stepOnto(19, 5);
  await stepOnto(14, 4);
  const done = await stepOnto(23, 8);
  expect(openOn(done)).toEqual([true]);
  await putAt(player, 'harkmoor2', 24, 4);
  const inside = await walkAll(player, 'n n n e e e s s w');
  expect(inside.at(-1)?.body.mapPos).toEqual({ x: 26 * 16, y: 3 * 16 });
});

it('the plates of the Mile open the islet from dawn to night', async () => {
  const player = await newTrainer(server);
  for (const [x, y] of [
    [10, 23],
    [23, 20],
    [21, 5],
    [9, 7],
  ] as const) {
    await putAt(player, 'fourlight2', x - 1, y);
    // From the light's side no way leads onto a plate; every other side does.
    const west = await player.ask(mapMove, { dir: 'e' });
    expect(west.status).toBe(200);
  }
  expect(await switchedOf(player)).toEqual({ fourlight2: 4 });
});

describe('attack 84: nobody switches more than they have stepped on', () => {
  it('by the same step again: it is answered as before and turns nothing back', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land3', 18, 28);
    const key = { 'idempotency-key': 'the-same-step' };
    const step = () => player.ask(mapMove, { dir: 'n' }, key);
    const [first, again] = [await step(), await step()];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await switchedOf(player)).toEqual({ green_land3: 1 });
  });

  it('by many steps at once from one cell: one of them turns, the others are refused', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land3', 18, 28);
    const from = { x: 18 * 16, y: 28 * 16 };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => player.ask(mapMove, { dir: 'n', from })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await switchedOf(player)).toEqual({ green_land3: 1 });
  });

  it('through a closed barrier, from either side or past its corners', async () => {
    const player = await newTrainer(server);
    for (const [x, y, dir] of [
      [18, 28, 'e'],
      [20, 28, 'w'],
      [18, 27, 'se'],
    ] as const) {
      await putAt(player, 'green_land3', x, y);
      expect((await player.ask(mapMove, { dir })).status).toBe(409);
    }
    expect(await switchedOf(player)).toEqual({});
  });

  it('by a stored state that no version knows: the map is as everybody finds it', async () => {
    const player = await newTrainer(server);
    await server.sql(
      `update players set switched = '{"green_land3": 99, "nowhere": 1}' where username = $1`,
      [player.name],
    );
    await putAt(player, 'green_land3', 18, 28);
    expect(openOn(await lookAt(player, 'green_land3'))).toEqual([false, true, false]);
  });

  it('without bound: the database refuses a row of states that is no object or longer than all maps need', async () => {
    const player = await newTrainer(server);
    const store = (value: unknown) =>
      server.sql('update players set switched = $2 where username = $1', [
        player.name,
        JSON.stringify(value),
      ]);
    await expect(store([])).rejects.toThrow(/players_switched_object/);
    const long = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`map-number-${at}`, at]));
    await expect(store(long)).rejects.toThrow(/players_switched_size/);
  });
});

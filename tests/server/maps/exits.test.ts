import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import { type Game, theGame } from '../../../server/domain/game.ts';
import { newTrainer, type Player } from '../../support/player.ts';
import { startServer, startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

/** The game with a gate before Latchford: three badges of Greenreach. */
const real = theGame();
const gated: Game = {
  ...real,
  grounds: {
    ...real.grounds,
    green_land3: { ...real.grounds.green_land3, admission: { region: 'Greenreach', badges: 3 } },
  },
};
let server: TestServer;
let behindGate: TestServer;
let both: TwoServers;
beforeAll(async () => {
  server = await startServer();
  both = await startTwoServers({ game: gated });
  behindGate = both.server;
});
afterAll(async () => {
  await server.close();
  await both.close();
});

const place = async ({ name }: Player, on = server) => {
  const [row] = await on.sql(
    'select map_name, cell_x, cell_y, steps, version, reached_maps from players where username = $1',
    [name],
  );
  return row;
};
const putAt = ({ name }: Player, x: number, y: number, on = server) =>
  on.sql('update players set cell_x = $2, cell_y = $3 where username = $1', [name, x, y]);
const win = (on: TestServer, { name }: Player, count: number) =>
  on.sql(
    `insert into gym_victories (player_id, gym_id) select p.id, unnest($2::text[]) from players p
     where p.username = $1 on conflict do nothing`,
    [name, real.regions[0]!.leaders.slice(0, count).map(({ id }) => id)],
  );

describe('a step over the edge of a map', () => {
  it('leads to the other map, in the one change that also notes that it was reached', async () => {
    const player = await newTrainer(server);
    await putAt(player, 15, 0);
    const { body: here } = await player.ask(mapRequest, { mapName: 'green_land' });
    expect(here.availablePos).toMatchObject({ n: true, ne: false, nw: false });
    const before = await place(player);
    const { status, body } = await player.ask(mapMove, { dir: 'n', from: { x: 240, y: 0 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mapName: 'green_land3', mapPos: { x: 240, y: 480 } });
    expect(await place(player)).toMatchObject({
      map_name: 'green_land3',
      cell_x: 15,
      cell_y: 30,
      steps: `${Number(before?.steps) + 1}`,
      version: Number(before?.version) + 1,
      reached_maps: ['green_land3'],
    });
    const { body: back } = await player.ask(mapMove, { dir: 's' });
    expect(back).toMatchObject({ mapName: 'green_land', mapPos: { x: 240, y: 0 } });
  });

  it('repeated with its key answers the same and walks once', async () => {
    const player = await newTrainer(server);
    await putAt(player, 16, 0);
    const key = { 'idempotency-key': 'over-the-edge-1' };
    const first = await player.ask(mapMove, { dir: 'n' }, key);
    const again = await player.ask(mapMove, { dir: 'n' }, key);
    expect(first.body.mapName).toBe('green_land3');
    expect(again.body).toEqual(first.body);
    expect(await place(player)).toMatchObject({ map_name: 'green_land3', cell_y: 30 });
  });

  it('makes the map one of those that the player may choose, which it was not before', async () => {
    const player = await newTrainer(server);
    const refused = await player.ask(mapRequest, { mapName: 'green_land3' });
    expect([refused.status, refused.refusal.code]).toEqual([404, 'not_found']);
    expect((await player.ask(getProfile)).body.profile.maps).toEqual([]);
    await putAt(player, 15, 0);
    await player.ask(mapMove, { dir: 'n' });
    expect((await player.ask(getProfile)).body.profile.maps).toEqual(['green_land3']);
    await player.ask(mapRequest, { mapName: 'green_land2' });
    expect((await player.ask(mapRequest, { mapName: 'green_land3' })).body.mapName).toBe('green_land3');
  });
});

describe('a gate', () => {
  it('is closed to who lacks badges: the step is refused with the reason and changes nothing', async () => {
    const player = await newTrainer(behindGate);
    await win(behindGate, player, 2);
    await putAt(player, 15, 0, behindGate);
    const { body } = await player.ask(mapRequest, { mapName: 'green_land' });
    expect(body.availablePos.n).toBe(false);
    expect(body.gates).toEqual([{ mapName: 'green_land3', region: 'Greenreach', badges: 3, won: 2 }]);
    const before = await place(player, behindGate);
    const { status, refusal } = await player.ask(mapMove, { dir: 'n' });
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect(refusal.message).toBe('The gate opens with 3 badges of Greenreach. You have 2');
    expect(await place(player, behindGate)).toEqual(before);
  });

  it('opens with the badges, and stays open for who has passed it', async () => {
    const player = await newTrainer(behindGate);
    await win(behindGate, player, 3);
    await putAt(player, 15, 1, behindGate);
    const { body } = await player.ask(mapMove, { dir: 'n' });
    expect(body).toMatchObject({ availablePos: { n: true }, gates: [] });
    expect((await player.ask(mapMove, { dir: 'n' })).body.mapName).toBe('green_land3');
    const { body: back } = await player.ask(mapMove, { dir: 's' });
    expect(back.availablePos.n).toBe(true);
    expect(back.gates).toBeUndefined();
  });

  it('is the same on a second server on the same database', async () => {
    const player = await newTrainer(behindGate);
    await putAt(player, 15, 0, behindGate);
    const there = both.second.askWith(player.token);
    expect((await there(mapMove, { dir: 'n' })).status).toBe(409);
    await win(behindGate, player, 3);
    expect((await there(mapMove, { dir: 'n' })).body.mapName).toBe('green_land3');
    expect((await player.ask(mapRequest, { mapName: 'green_land3' })).body.mapPos).toEqual({
      x: 240,
      y: 480,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../../content/index.ts';
import { lureKeys } from '../../../content/luck/lures.ts';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import { getItems, getPokemartDetails, purchase } from '../../../contract/mart.ts';
import { theGame } from '../../../server/domain/game.ts';
import { ledgerOf } from '../../support/battles/challenge.ts';
import { give, newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const putAt = ({ name }: Player, map: string, x: number, y: number) =>
  server.sql(
    'update players set map_name = $2, cell_x = $3, cell_y = $4, encounter = null where username = $1',
    [name, map, x, y],
  );
const buy = (player: Player, key: string, count = 1) => player.ask(purchase, { items: { [key]: count } });
const left = async (player: Player, key: string) => (await player.ask(getItems)).body.items[key];

describe('attack 76: wares of a town', () => {
  it('are shown and sold to whoever stands on its map, and to nobody else', async () => {
    const player = await newTrainer(server);
    await give(server, player, { coins: 10_000 });
    const shown = async () => (await player.ask(getPokemartDetails)).body.items['peat-lantern'];
    expect(await shown()).toMatchObject({ canShow: false, sold: ['harkmoor'] });
    const before = await ledgerOf(server, player);
    const { status, refusal } = await buy(player, 'peat-lantern');
    expect([status, refusal.message]).toEqual([409, 'Peat lantern is sold elsewhere']);
    expect(await ledgerOf(server, player)).toEqual(before);
    expect(await left(player, 'peat-lantern')).toBe(0);
    await putAt(player, 'harkmoor', 15, 15);
    expect(await shown()).toMatchObject({ canShow: true });
    expect((await buy(player, 'peat-lantern')).status).toBe(200);
    expect(await left(player, 'peat-lantern')).toBe(items['peat-lantern']?.pack);
  });

  it('are sold by the pack, and no further than the bag holds', async () => {
    const player = await newTrainer(server);
    await give(server, player, { coins: 10_000 });
    const { most = 0, pack = 1, price } = items['grass-whistle']!;
    const bought = await buy(player, 'grass-whistle', most / pack);
    expect(bought.body.items.items['grass-whistle']).toMatchObject({ bag: most, pack });
    expect((await ledgerOf(server, player)).at(-1)).toEqual(['purchase', -price * (most / pack)]);
    expect((await buy(player, 'grass-whistle')).status).toBe(409);
    expect(await left(player, 'grass-whistle')).toBe(most);
  });
});

describe('a lure', () => {
  it('burns with each step where creatures live, rests elsewhere, and ends at nothing', async () => {
    const player = await newTrainer(server);
    const ground = theGame().grounds.green_land;
    const wild = ground.wilds.tables.map((table) => table.ground);
    const cells = Array.from({ length: 29 * 31 }, (_, at) => ({ x: 1 + (at % 29), y: Math.floor(at / 29) }));
    const isFree = (x: number, y: number) => !ground.terrain.blocked(x, y);
    const isWild = (x: number, y: number) => isFree(x, y) && wild.includes(ground.terrain.ground(x, y));
    const inGrass = cells.find(({ x, y }) => isWild(x, y) && isWild(x + 1, y))!;
    const outside = cells.find(
      ({ x, y }) => isFree(x, y) && isFree(x + 1, y) && !isWild(x, y) && !isWild(x + 1, y),
    )!;
    await give(server, player, { items: { 'grass-whistle': 2 } });
    await putAt(player, 'green_land', outside.x, outside.y);
    expect((await player.ask(mapRequest, { mapName: 'green_land' })).body.lures).toEqual({
      'grass-whistle': 2,
    });
    expect((await player.ask(mapMove, { dir: 'e' })).body.lures).toEqual({ 'grass-whistle': 2 });
    await putAt(player, 'green_land', inGrass.x, inGrass.y);
    expect((await player.ask(mapMove, { dir: 'e' })).body.lures).toEqual({ 'grass-whistle': 1 });
    expect((await player.ask(mapMove, { dir: 'w' })).body.lures).toEqual({ 'grass-whistle': 0 });
    expect((await player.ask(mapMove, { dir: 'e' })).body.lures).toBeUndefined();
    expect(await left(player, 'grass-whistle')).toBe(0);
  });

  it('is read for every step, whichever it is', async () => {
    const [row] = await server.sql<{ text: string }>(
      "select prosrc as text from pg_proc where proname = 'read_walker'",
    );
    expect(row?.text.replaceAll(/\s+/g, ' ')).toContain(lureKeys.map((key) => `'${key}'`).join(', '));
  });
});

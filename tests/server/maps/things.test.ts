import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellsOfGround } from '../../../content/encounters/grounds.ts';
import { encounters, maps, species, terrainOf } from '../../../content/index.ts';
import { weatherOn } from '../../../content/maps/weather.ts';
import { things } from '../../../content/things/index.ts';
import { wandererAt, wildsAt } from '../../../content/wanderers/wanderers.ts';
import { mapMove, mapRequest, pickUp } from '../../../contract/game.ts';
import { type DiceState, seededDice } from '../../../rules/model/random.ts';
import { hourAt } from '../../../rules/world/conditions/conditions.ts';
import { rollEncounter } from '../../../rules/world/encounters.ts';
import { distanceOf, step } from '../../../rules/world/walking.ts';
import { fightWild, spillDraught } from '../../support/battles/battle.ts';
import { newTrainer, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const DAY = 24 * 3_600_000;
let time = Date.parse('2026-11-22T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => time });
});
afterAll(() => server.close());

const putAt = ({ name }: Player, map: string, x: number, y: number) =>
  server.sql('update players set map_name = $2, cell_x = $3, cell_y = $4 where username = $1', [
    name,
    map,
    x,
    y,
  ]);
/** All that a thing could change: coins, ledger, bag and what was found. */
const having = async ({ name }: Player) => {
  const [row] = await server.sql(
    `select p.coins,
       (select count(*)::int from coin_ledger l where l.player_id = p.id and l.reason = 'found') as entries,
       (select jsonb_object_agg(i.item, i.quantity) from bag_items i where i.player_id = p.id) as bag,
       (select jsonb_object_agg(f.thing, f.found_on) from found_things f where f.player_id = p.id) as found
     from players p where p.username = $1`,
    [name],
  );
  return row;
};
const purse = things['hamlet-lane']!;
const cellOf = ({ x, y }: { x: number; y: number }) => ({ x, y });

describe('a thing on the ground', () => {
  it('is shown until the player takes it, once, from the cell beside it', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', purse.x + 1, purse.y);
    const lying = { ...cellOf(purse), looks: 'purse' };
    expect((await player.ask(mapRequest, { mapName: 'green_land' })).body.things).toContainEqual(lying);
    const before = await having(player);
    const { body } = await player.ask(pickUp, cellOf(purse));
    expect(body.found).toEqual({ what: 'coins', count: 15 });
    expect(body.things).not.toContainEqual(lying);
    expect(await having(player)).toEqual({
      ...before,
      coins: `${Number(before?.coins) + 15}`,
      entries: 1,
      found: { 'hamlet-lane': '2026-11-22' },
    });
    expect((await player.ask(mapRequest, { mapName: 'green_land' })).body.things).toEqual(body.things);
    const after = await having(player);
    expect((await player.ask(pickUp, cellOf(purse))).body.found).toBeNull();
    expect(await having(player)).toEqual(after);
    // Somebody else finds it, too.
    const other = await newTrainer(server);
    expect((await other.ask(mapRequest, { mapName: 'green_land' })).body.things).toContainEqual(lying);
  });

  it('that is hidden is not told before, and found by who looks there', async () => {
    const player = await newTrainer(server);
    const { x, y } = things['hamlet-barrel']!;
    await putAt(player, 'green_land', x, y + 1);
    const { things: lying } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
    expect(lying?.some((one) => one.x === x && one.y === y)).toBe(false);
    expect((await player.ask(pickUp, { x, y: y + 1 })).body.found).toBeNull();
    const { found, profile } = (await player.ask(pickUp, { x, y })).body;
    expect(found).toEqual({ what: 'nball', count: 1 });
    expect(profile.items.nball).toBe(Number((await having(player))?.bag.nball));
  });

  it('on the frozen tarn is taken after four slides, each of them one step', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'overcloud3', 15, 5);
    const { x, y } = things['organ-tarn']!;
    expect((await player.ask(pickUp, { x, y })).status).toBe(409);
    const ends = [
      [15, 3],
      [8, 3],
      [8, 1],
      [16, 1],
    ] as const;
    const way = ['n', 'w', 'n', 'e'] as const;
    for (const [at, dir] of way.entries()) {
      const before = await having(player);
      const [endX, endY] = ends[at] ?? [0, 0];
      const slid = await player.ask(mapMove, { dir });
      expect(slid.body.mapPos).toEqual({ x: endX * 16, y: endY * 16 });
      expect(slid.body.pokemon === undefined || dir === 'e').toBe(true);
      expect(await having(player)).toEqual(before);
    }
    const [row] = await server.sql('select steps from players where username = $1', [player.name]);
    expect(Number(row?.steps)).toBe(4);
    expect((await player.ask(pickUp, { x, y })).body.found).toEqual({ what: 'uball', count: 3 });
    expect((await player.ask(pickUp, { x, y })).body.found).toBeNull();
  });

  it('is told when a map is entered over its edge, and not with every step', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', 15, 0);
    const over = await player.ask(mapMove, { dir: 'n' });
    expect(over.body).toMatchObject({ mapName: 'green_land3' });
    expect(over.body.things?.length).toBeGreaterThan(3);
    expect((await player.ask(mapMove, { dir: 'n' })).body.things).toBeUndefined();
  });
});

describe('attack 74: nobody takes a thing', () => {
  it('from afar, from another map or during a battle: the refusal says why and changes nothing', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', purse.x + 2, purse.y);
    const before = await having(player);
    const afar = await player.ask(pickUp, cellOf(purse));
    expect([afar.status, afar.refusal.message]).toEqual([409, 'That is too far away']);
    await putAt(player, 'green_land2', purse.x + 1, purse.y);
    expect((await player.ask(pickUp, cellOf(purse))).body.found).toBeNull();
    await putAt(player, 'green_land', purse.x, purse.y);
    await fightWild(server, player);
    expect((await player.ask(pickUp, cellOf(purse))).refusal.code).toBe('in_battle');
    expect(await having(player)).toEqual(before);
    const outside = await player.ask(pickUp, { x: 31, y: -1 });
    expect(outside.status).toBe(400);
  });

  it('twice: of ten requests at once, one finds it', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', purse.x, purse.y);
    const replies = await Promise.all(Array.from({ length: 10 }, () => player.ask(pickUp, cellOf(purse))));
    expect(replies.filter(({ status, body }) => status === 200 && body.found)).toHaveLength(1);
    expect(await having(player)).toMatchObject({ entries: 1 });
  });

  it('that there is no room for: it stays where it is', async () => {
    const player = await newTrainer(server);
    const { x, y } = things['hamlet-orchard']!;
    await putAt(player, 'green_land', x, y);
    await server.sql(
      `insert into bag_items (player_id, item, quantity) select id, 'nball', 999999999 from players where username = $1
       on conflict (player_id, item) do update set quantity = 999999999`,
      [player.name],
    );
    const before = await having(player);
    expect((await player.ask(pickUp, { x, y })).status).toBe(409);
    expect(await having(player)).toEqual(before);
  });
});

describe('berries', () => {
  const bush = { x: 2, y: 17 };
  const looks = async (player: Player) =>
    (await player.ask(mapRequest, { mapName: 'green_land' })).body.things?.find(
      ({ x, y }) => x === bush.x && y === bush.y,
    )?.looks;

  it('make a draught for the flask, once a day of the server, and wait while the flask is full', async () => {
    const player = await newTrainer(server);
    await putAt(player, 'green_land', 3, 17);
    const full = await player.ask(pickUp, bush);
    expect([full.status, full.refusal.message]).toEqual([409, 'Your flask is full. The berries will wait.']);
    expect(await looks(player)).toBe('berries');
    await spillDraught(server, player, 1);
    const { body } = await player.ask(pickUp, bush);
    expect(body).toMatchObject({ found: { what: 'draught', count: 1 }, profile: { flask: 2 } });
    expect(await looks(player)).toBe('picked');
    expect((await player.ask(pickUp, bush)).body.found).toBeNull();

    time += DAY;
    expect(await looks(player)).toBe('berries');
    expect((await player.ask(pickUp, bush)).body.profile.flask).toBe(3);
    // Nothing is lost by staying away: they are ripe whenever somebody comes, and one row is all that is kept.
    time += 40 * DAY;
    await spillDraught(server, player, 2);
    expect((await player.ask(pickUp, bush)).body.profile.flask).toBe(3);
    expect((await having(player))?.found).toEqual({ 'hamlet-fence-bush': '2027-01-02' });
    // Whoever sets back the server's clock does not let them grow.
    time -= 10 * DAY;
    expect((await player.ask(pickUp, bush)).body.found).toBeNull();
  });
});

describe('the wanderer of the day', () => {
  it('is met by any player on its ground, and by nobody there the day after', async () => {
    const wanderer = wandererAt(time)!;
    const { map, ground, entry } = wanderer;
    const terrain = terrainOf(maps[map]);
    const isThere = (x: number, y: number) => terrain.ground(x, y) === ground;
    const cell = cellsOfGround(maps[map], ground).find(
      ({ x, y }) => isThere(x + 1, y) && step(terrain, { x, y }, 'e') !== null,
    )!;
    const { start } = maps[map];
    const distance = distanceOf(start, { x: cell.x + 1, y: cell.y });
    const spot = { ground, distance, hour: hourAt(time).hour, weather: weatherOn(map, time) };
    const wilds = wildsAt(map, encounters[map], time);
    const dice = Array.from({ length: 20_000 }, (_, seed): DiceState => [seed, 1, 2, 0]).find(
      (state) => rollEncounter(wilds, spot, seededDice(state))?.species === entry.species,
    );
    const meets = async () => {
      const player = await newTrainer(server);
      await putAt(player, map, cell.x, cell.y);
      await server.sql('update players set dice = $2 where username = $1', [
        player.name,
        JSON.stringify(dice),
      ]);
      return (await player.ask(mapMove, { dir: 'e' })).body.pokemon;
    };
    const name = species[entry.species]?.name;
    for (let player = 0; player < 2; player++) expect(await meets()).toMatchObject({ name, tier: 'rare' });
    time += DAY;
    expect((await meets())?.name).not.toBe(name);
  });
});

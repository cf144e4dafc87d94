import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, regions } from '../../../content/index.ts';
import { chooseAvatar } from '../../../contract/auth.ts';
import { chooseStarter, getTeam, mapMove, mapRequest, startGymBattle } from '../../../contract/game.ts';
import { getAdvice, getLedger, getPokedex, getRecord } from '../../../contract/journal.ts';
import { purchase } from '../../../contract/mart.ts';
import { winAgainstWild } from '../../support/battles/battle.ts';
import { winChallenge } from '../../support/battles/challenge.ts';
import { give, newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const NEWCOMER = 500;
const record = async ({ ask }: Player) => (await ask(getRecord)).body;
const advice = async ({ ask }: Player) => (await ask(getAdvice)).body;
const ledger = async ({ ask }: Player, skip = 0) => (await ask(getLedger, { skip: String(skip) })).body;
const pokedex = async ({ ask }: Player) => (await ask(getPokedex)).body.entries;
/** A player with the given creatures. */
async function owner(...creatures: [name: string, level: number, kind?: number][]) {
  const player = await newPlayer(server);
  await give(server, player, {
    creatures: creatures.map(([name, level, kind = 1]) => ({ name, level, kind })),
  });
  return player;
}
const beat = ({ name }: Player, ids: readonly string[]) =>
  server.sql(
    `insert into gym_victories (player_id, gym_id, beaten_at)
     select p.id, gym.id, now() + gym.place * interval '1 second' from players p, unnest($2::text[]) with ordinality gym(id, place)
     where p.username = $1`,
    [name, ids],
  );

describe('the trainer card', () => {
  it('of a newcomer is empty, but for what newcomers get', async () => {
    const player = await newPlayer(server);
    const none = { win: 0, lose: 0, caught: 0, fled: 0 };
    const { since, ...rest } = await record(player);
    expect(rest).toEqual({
      username: player.name,
      look: 'player',
      steps: 0,
      pokemonCount: 0,
      seen: 0,
      caught: 0,
      counts: { wb: none, gym: none, user: none, training: none, gold: none },
      rivalWins: 0,
      streak: 0,
      bestStreak: 0,
      rarest: null,
      ribbons: [],
      badges: [],
      coins: NEWCOMER,
      ember: null,
      studied: 0,
      titles: [],
    });
    expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60_000);
  });

  it('tells look, steps, coins and creatures', async () => {
    const player = await newTrainer(server);
    await player.ask(chooseAvatar, { look: 'drover' });
    const { availablePos } = (await player.ask(mapRequest, {})).body;
    const [dir] = Object.entries(availablePos).find(([, free]) => free)!;
    await player.ask(mapMove, { dir });
    await give(server, player, { coins: 40, creatures: [{ name: 'podkin', level: 3 }] });
    expect(await record(player)).toMatchObject({
      look: 'drover',
      steps: 1,
      coins: NEWCOMER + 40,
      pokemonCount: 2,
    });
  });

  it('counts species that were seen and caught once, whatever their kinds', async () => {
    const player = await owner(['podkin', 3], ['podkin', 4, 2], ['podkin', 4, 0], ['molder', 4, 3]);
    await server.sql(
      `insert into pokedex_entries (player_id, species, kind)
       select id, species, kind from players, (values ('gloopet', 1), ('gloopet', 3), ('molder', 1)) seen(species, kind)
       where username = $1`,
      [player.name],
    );
    expect(await record(player)).toMatchObject({ seen: 3, caught: 2, pokemonCount: 4 });
  });

  it('shows the badges in the order in which they were won', async () => {
    const player = await newPlayer(server);
    const [first, other] = regions;
    await beat(player, [other!.leaders[2]!.id, 'no-gym-any-more', first!.champion.id]);
    const { badges } = await record(player);
    expect(badges.map(({ gymId, name, region }) => [gymId, name, region])).toEqual([
      [other!.leaders[2]!.id, other!.leaders[2]!.name, other!.name],
      [first!.champion.id, first!.champion.name, first!.name],
    ]);
    expect(Date.parse(badges[0]!.beatenAt)).toBeLessThan(Date.parse(badges[1]!.beatenAt));
  });

  it('shows a badge after a victory in a gym', async () => {
    const player = await newTrainer(server);
    await winChallenge(server, player, startGymBattle, { id: 'thornby-garden' });
    expect((await record(player)).badges.map(({ gymId }) => gymId)).toEqual(['thornby-garden']);
  });

  type Zoo = Parameters<typeof owner>;
  it.each<[string, Zoo, [string, number]]>([
    [
      'dark before shiny',
      [
        ['zenithrone', 60, 3],
        ['podkin', 3, 2],
      ],
      ['Podkin', 3],
    ],
    [
      'shiny before normal',
      [
        ['zenithrone', 60],
        ['podkin', 3, 3],
      ],
      ['Podkin', 3],
    ],
    [
      'legendary before the rest',
      [
        ['tempestral', 100],
        ['podkin', 90],
        ['zenithrone', 5],
      ],
      ['Zenithrone', 5],
    ],
    [
      'the higher of two legends',
      [
        ['zenithrone', 7],
        ['dawnhart', 9],
        ['zenithrone', 8],
      ],
      ['Dawnhart', 9],
    ],
  ])('shows the rarest creature: %s', async (_what, creatures, wanted) => {
    const { rarest } = await record(await owner(...creatures));
    expect([rarest!.name, rarest!.level]).toEqual(wanted);
  });

  it('shows the first of equally rare ones, by either code of the normal kind', async () => {
    const player = await owner(['podkin', 7, 0], ['podkin', 7], ['podkin', 6]);
    const [first] = (await player.ask(getTeam)).body.pokemons;
    expect((await record(player)).rarest).toEqual(first);
  });

  it('is of no creature that somebody else has', async () => {
    await owner(['zenithrone', 60, 2]);
    const player = await owner(['podkin', 3]);
    expect((await record(player)).rarest!.name).toBe('Podkin');
  });
});

describe('the ledger', () => {
  it('tells what came and went, newest first, with what was held after it', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 100 });
    await player.ask(purchase, { items: { nball: 2 } });
    const { entries, count } = await ledger(player);
    expect(count).toBe(3);
    expect(entries.map(({ amount, balance, reason }) => [amount, balance, reason])).toEqual([
      [-80, NEWCOMER + 20, 'purchase'],
      [100, NEWCOMER + 100, 'grant'],
      [NEWCOMER, NEWCOMER, 'newcomer'],
    ]);
    for (const { at } of entries) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  });

  it('has what a battle brought', async () => {
    const player = await newChampion(server);
    const { coinsWon } = await winAgainstWild(server, player);
    expect((await ledger(player)).entries[0]).toMatchObject({ amount: coinsWon, reason: 'battle' });
  });

  it('comes ten to a page without a gap, empty beyond the end, and shows only one’s own', async () => {
    const player = await newPlayer(server);
    for (let coins = 1; coins <= 23; coins++) await give(server, player, { coins });
    const amounts = async (skip: number) => (await ledger(player, skip)).entries.map(({ amount }) => amount);
    const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
    expect(await amounts(0)).toEqual(down(23, 14));
    expect(await amounts(7)).toEqual(down(16, 7));
    expect(await amounts(20)).toEqual([3, 2, 1, NEWCOMER]);
    for (const skip of [24, 25, 1_000_000]) {
      expect(await ledger(player, skip)).toEqual({ entries: [], count: 24 });
    }
    expect((await ledger(await newPlayer(server))).count).toBe(1);
  });

  it('is numbered without gaps, however many buy at once on two servers', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 10_000 });
    const there = { ...player, ask: second.askWith(player.token) };
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? player : there).ask(purchase, { items: { nball: 1 } })),
    );
    const rows = await server.sql<{ number: number; balance: string; amount: string }>(
      `select number, balance, amount from coin_ledger l join players p on p.id = l.player_id
       where p.username = $1 order by l.id`,
      [player.name],
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, at) => at + 1));
    let held = 0;
    for (const { balance, amount } of rows) {
      held += Number(amount);
      expect(Number(balance)).toBe(held);
    }
  });

  it.each(['-1', '1e12', '1.5', 'ten', '', '99999999'])('attack 42: refuses the offset %j', async (skip) => {
    expect((await (await newPlayer(server)).ask(getLedger, { skip })).status).toBe(400);
  });
});

describe('the pokedex', () => {
  it('is empty at first', async () => {
    expect(await pokedex(await newPlayer(server))).toEqual([]);
  });

  it('tells the kinds seen and caught of each species, in its order', async () => {
    const player = await owner(['podkin', 3, 3], ['podkin', 3, 0], ['kindlam', 5]);
    await server.sql(
      `insert into pokedex_entries (player_id, species, kind)
       select id, species, kind from players,
         (values ('gloopet', 3), ('gloopet', 1), ('podkin', 2), ('dodo', 1)) seen(species, kind) where username = $1`,
      [player.name],
    );
    expect(await pokedex(player)).toEqual([
      { name: 'Kindlam', seen: [1], caught: [1] },
      { name: 'Podkin', seen: [1, 2, 3], caught: [1, 3] },
      { name: 'Gloopet', seen: [1, 3], caught: [] },
    ]);
  });

  it('is one’s own', async () => {
    await owner(['zenithrone', 60]);
    expect(await pokedex(await newTrainer(server))).toEqual([{ name: 'Kindlam', seen: [1], caught: [1] }]);
  });
});

describe('advice', () => {
  const [first, next] = regions;
  it('to a newcomer is about the first steps', async () => {
    const player = await newPlayer(server);
    expect(await advice(player)).toEqual({
      evolve: null,
      gym: {
        id: first!.leaders[0]!.id,
        name: first!.leaders[0]!.name,
        region: first!.name,
        least: expect.any(Number),
        most: expect.any(Number),
      },
      balls: 14,
      low: false,
      firstSteps: true,
      offers: 0,
    });
    await player.ask(chooseStarter, { pokemons: ['kindlam'] });
    expect((await advice(player)).firstSteps).toBe(true);
    await give(server, player, { creatures: [{ name: 'podkin', level: 3 }] });
    expect((await advice(player)).firstSteps).toBe(false);
  });

  it('is past the first steps with a leader beaten', async () => {
    const player = await newTrainer(server);
    await beat(player, [first!.leaders[3]!.id]);
    expect((await advice(player)).firstSteps).toBe(false);
  });

  it('counts who is ready to evolve and names the highest', async () => {
    const { kindlam, podkin } = book.species;
    const [low, high] = [kindlam!.evolution!.level, podkin!.evolution!.level + 20];
    const player = await owner(['kindlam', low - 1], ['zenithrone', 90]);
    expect((await advice(player)).evolve).toBeNull();
    await give(server, player, {
      creatures: [
        { name: 'kindlam', level: low },
        { name: 'podkin', level: high },
        { name: 'podkin', level: high - 1, kind: 2 },
      ],
    });
    expect((await advice(player)).evolve).toEqual({ count: 3, name: 'Podkin' });
  });

  it('leads from leader to champion and into the next region, to nobody after the last', async () => {
    const player = await newPlayer(server);
    const { leaders, champion } = first!;
    await beat(player, [leaders[0]!.id, leaders[2]!.id]);
    expect((await advice(player)).gym!.name).toBe(leaders[1]!.name);
    await beat(
      player,
      leaders.filter((_, at) => at !== 0 && at !== 2).map(({ id }) => id),
    );
    const levels = champion.team.map(({ level }) => level);
    const [least, most] = [Math.min(...levels), Math.max(...levels)];
    const { id, name } = champion;
    expect((await advice(player)).gym).toEqual({ id, name, region: first!.name, least, most });
    await beat(player, [champion.id]);
    expect((await advice(player)).gym).toMatchObject({ name: next!.leaders[0]!.name, region: next!.name });
    const others = regions.slice(1).flatMap((region) => [...region.leaders, region.champion]);
    await beat(
      player,
      others.map(({ id }) => id),
    );
    expect((await advice(player)).gym).toBeNull();
  });

  it('says that balls run low below five, of all types together', async () => {
    const player = await newPlayer(server);
    const carry = (nball: number, uball: number, charm: number) =>
      server.sql(
        `with gone as (delete from bag_items where player_id = (select id from players where username = $1))
         insert into bag_items (player_id, item, quantity)
         select id, item, quantity from players, (values ('nball', ${nball}), ('uball', ${uball}), ('trail-charm', ${charm}))
           bag(item, quantity) where username = $1 on conflict (player_id, item) do update set quantity = excluded.quantity`,
        [player.name],
      );
    await server.sql(`delete from bag_items where player_id = (select id from players where username = $1)`, [
      player.name,
    ]);
    expect(await advice(player)).toMatchObject({ balls: 0, low: true });
    await carry(3, 1, 1);
    expect(await advice(player)).toMatchObject({ balls: 4, low: true });
    await server.sql(
      `update bag_items set quantity = 4 where item = 'nball' and player_id = (select id from players where username = $1)`,
      [player.name],
    );
    expect(await advice(player)).toMatchObject({ balls: 5, low: false });
  });
});

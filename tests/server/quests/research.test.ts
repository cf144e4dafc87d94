import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasksOf } from '../../../content/research/tasks.ts';
import { exportAccount, setPagePrivacy } from '../../../contract/auth.ts';
import { catchPokemon, evolve, getTeam, startTrainingBattle } from '../../../contract/game.ts';
import { getLedger, getRecord } from '../../../contract/journal.ts';
import { getPlayer } from '../../../contract/moderation.ts';
import { chooseTitle, getResearch, writeResearch } from '../../../contract/progress/research.ts';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { fightWild, startWild, winAgainstWild } from '../../support/battles/battle.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { give, logInAgain, newChampion, newTrainer, type Player } from '../../support/player.ts';
import { FOUR_TASKS, sketchable } from '../../support/research.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';
import { newDeal } from '../../support/trade.ts';

/** The beginning of a day of the Emberwild, and the minutes of its night. */
const DAWN = Date.parse('2026-11-24T12:00:00Z');
const NIGHT = DAWN + 50 * 60_000;
let time = NIGHT;
let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers({ now: () => time });
});
afterAll(async () => {
  expect(await faultsOf(servers.server)).toEqual([]);
  await servers.close();
});

const countsOf = async ({ name }: Player, species: string) => {
  const [row] = await servers.server.sql<{ counts: object; written: number }>(
    `select r.counts, r.written from species_research r join players p on p.id = r.player_id
     where p.username = $1 and r.species = $2`,
    [name, species],
  );
  return row?.counts;
};
const write = ({ ask }: Player, species = 'tuftpup') => ask(writeResearch, { species });
const coinsOf = async ({ ask }: Player) => (await ask(getRecord)).body.coins;
/** Lets a player have studied so many species. */
const study = ({ name }: Player, count: number) =>
  servers.server.sql(
    `with me as (select id, coins from players where username = $1),
     pages as (insert into species_research (player_id, species, written) select id, 'species ' || n, 2
       from me, generate_series(1, $2::int) n returning 1),
     paid as (update players p set coins = p.coins + 2 * $2 from me where p.id = me.id)
     insert into coin_ledger (player_id, amount, balance, reason) select id, 1, coins + n, 'research'
       from me, generate_series(1, 2 * $2::int) n`,
    [name, count],
  );

describe('research', () => {
  it('of a newcomer has the tasks of the species, none of them done', async () => {
    const player = await newTrainer(servers.server);
    const { body } = await player.ask(getResearch, { species: 'tuftpup' });
    expect(body.tasks.map(({ task, count, goal }) => ({ task, count, goal }))).toEqual(
      tasksOf('tuftpup').map(({ task, goal }) => ({ task, count: 0, goal })),
    );
    expect(body).toMatchObject({ written: 0, studied: 0, next: { tasks: 2, done: 0, coins: 40 } });
    expect((await player.ask(getResearch, { species: 'nobody' })).status).toBe(404);
    expect((await player.ask(getResearch, { species: 'constructor' })).status).toBe(404);
  });

  it('is counted from what is done: meetings at its hour, victories, catches, evolutions, trades', async () => {
    time = NIGHT;
    const player = await newChampion(servers.server);
    const { hour } = tasksOf('gloopet').find(({ task }) => task === 'hour') ?? {};
    expect(hour).toBe('night');
    await winAgainstWild(servers.server, player);
    expect(await countsOf(player, 'gloopet')).toEqual({ hour: 1, beaten: 1 });
    expect(await countsOf(player, 'tempestral')).toEqual({ won: 1 });
    time = DAWN;
    await give(servers.server, player, { items: { mball: 1 }, creatures: [{ name: 'kindlam', level: 100 }] });
    await fightWild(servers.server, player);
    expect((await player.ask(catchPokemon, { ballType: 'mball' })).status).toBe(200);
    expect(await countsOf(player, 'gloopet')).toEqual({ hour: 1, beaten: 1, caught: 1 });
    const { pokemons } = (await player.ask(getTeam)).body;
    const lamb = pokemons.find(({ name }) => name === 'Kindlam');
    expect((await player.ask(evolve, { id: lamb?.id ?? '' })).status).toBe(200);
    expect(await countsOf(player, 'kindlam')).toEqual({ evolved: 1 });
    const deal = await newDeal(servers.server);
    expect((await deal.lister.ask(acceptTradeOffer, deal.answer)).status).toBe(200);
    const [traded] = await servers.server.sql<{ counts: object }>(
      `select r.counts from species_research r join players p on p.id = r.player_id where p.username = $1`,
      [deal.lister.name],
    );
    expect(traded?.counts).toEqual({ traded: 1 });
  });

  it('counts no task beyond its goal, and only those that a species has', async () => {
    time = NIGHT;
    const player = await newChampion(servers.server);
    for (let meeting = 0; meeting < 4; meeting++) await startWild(servers.server, player);
    expect(await countsOf(player, 'gloopet')).toEqual({ hour: 2 });
    time = DAWN;
    await startWild(servers.server, player, { species: 'tuftpup' });
    await player.ask(startTrainingBattle, { type: 'fire' });
    expect(await countsOf(player, 'tuftpup')).toBeUndefined();
  });

  it('attack 80: pays a page once, however many windows and servers write at once, with a row in the ledger', async () => {
    const player = await newTrainer(servers.server);
    await sketchable(servers.server, player);
    const before = await coinsOf(player);
    const other = await logInAgain(servers.second, player);
    const told = await Promise.all([player, other, player, other].map((one) => write(one)));
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await coinsOf(player)).toBe(before + 40);
    const [entry] = (await player.ask(getLedger, { skip: 0 })).body.entries;
    expect(entry).toMatchObject({ amount: 40, reason: 'research' });
  });

  it('attack 80: is refused with too little done, of no species and when all is written, and nothing changes', async () => {
    const player = await newTrainer(servers.server);
    const before = await coinsOf(player);
    expect((await write(player)).status).toBe(409);
    expect((await write(player, 'nobody')).status).toBe(404);
    expect((await write(player, '__proto__')).status).toBe(404);
    expect(await coinsOf(player)).toBe(before);
    await sketchable(servers.server, player, FOUR_TASKS);
    expect((await write(player)).status).toBe(200);
    const { body } = await write(player);
    expect(body).toMatchObject({
      coins: 120,
      title: 'research-1',
      research: { written: 2, next: null, studied: 1 },
    });
    expect((await write(player)).status).toBe(409);
    expect(await coinsOf(player)).toBe(before + 160);
  });

  it('is in the export', async () => {
    const player = await newTrainer(servers.server);
    await sketchable(servers.server, player);
    const saved = (await player.ask(exportAccount)).body as unknown as Record<string, object[]>;
    expect(saved.research).toEqual([{ species: 'tuftpup', counts: { caught: 5, won: 5 }, written: 0 }]);
  });
});

describe('a title', () => {
  it('is worn only by who has earned it, and can be taken off', async () => {
    const player = await newTrainer(servers.server);
    const wear = async (title: string | null) => (await player.ask(chooseTitle, { title })).status;
    expect(await wear('research-1')).toBe(409);
    expect(await wear('nothing')).toBe(409);
    await study(player, 5);
    expect((await player.ask(getRecord)).body).toMatchObject({
      studied: 5,
      titles: ['research-1', 'research-5'],
    });
    expect(await wear('research-5')).toBe(200);
    expect((await player.ask(getRecord)).body.title).toBe('research-5');
    expect(await wear(null)).toBe(200);
    expect((await player.ask(getRecord)).body.title).toBeUndefined();
  });

  it('stands on the trainer page, except on a private one', async () => {
    const [player, other] = [await newTrainer(servers.server), await newTrainer(servers.server)];
    await study(player, 1);
    await player.ask(chooseTitle, { title: 'research-1' });
    expect((await other.ask(getPlayer, { name: player.name })).body).toMatchObject({
      title: 'research-1',
      studied: 1,
    });
    await player.ask(setPagePrivacy, { pagePrivate: true });
    expect((await other.ask(getPlayer, { name: player.name })).status).toBe(404);
  });
});

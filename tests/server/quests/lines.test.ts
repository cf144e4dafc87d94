import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../../../content/index.ts';
import { questLines } from '../../../content/quests/lines/list.ts';
import { rewardIdOf, speciesOfRegion, thingsOfRegion } from '../../../content/quests/lines/progress.ts';
import { visitOf } from '../../../content/quests/lines/visits.ts';
import { mapRequest } from '../../../contract/game.ts';
import { getLedger, getRecord } from '../../../contract/journal.ts';
import { claimQuest, getQuests } from '../../../contract/progress/quests.ts';
import { logInAgain, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

const linesOf = async ({ ask }: Player) => (await ask(getQuests)).body.lines ?? [];
const take = ({ ask }: Player, id: string) => ask(claimQuest, { id });
const stored = async ({ name }: Player) => {
  const [row] = await servers.server.sql<{ coins: string; claimed: string }>(
    `select p.coins, (select count(*) from claimed_quests c where c.player_id = p.id) as claimed
     from players p where p.username = $1`,
    [name],
  );
  return row;
};

/** Lets a player have done all that lines ask for. */
async function doEverything({ name }: Player): Promise<void> {
  const { sql } = servers.server;
  const maps = questLines.flatMap(({ steps }) =>
    steps.flatMap(({ task }) => ('reach' in task ? [task.reach] : [])),
  );
  await sql('update players set reached_maps = $2 where username = $1', [name, maps]);
  const all = (list: (region: string) => readonly string[]) => [
    ...new Set(regions.flatMap(({ name: region }) => list(region))),
  ];
  await sql(
    `insert into found_things select id, unnest($2::text[]), '2026-11-01' from players where username = $1`,
    [name, all(thingsOfRegion)],
  );
  await sql(
    `insert into pokedex_entries (player_id, species, kind, caught_at)
     select id, unnest($2::text[]), 1, now() from players where username = $1
     on conflict (player_id, species, kind) do update set caught_at = now()`,
    [name, all(speciesOfRegion)],
  );
  const ids = regions.flatMap(({ leaders, champion }) => [...leaders, champion].map(({ id }) => id));
  await sql(
    `insert into gym_victories (player_id, gym_id) select id, unnest($2::text[]) from players where username = $1`,
    [name, [...ids, 'rival-hamlet']],
  );
  const visits = questLines.flatMap(({ steps }) => steps.flatMap(({ task }) => visitOf(task) ?? []));
  await sql(
    `insert into quest_visits select id, unnest($2::text[]), now() from players where username = $1`,
    [name, visits],
  );
}

describe('the lines of the regions', () => {
  it('ask a newcomer for the first step of Greenreach, and say what the others wait for', async () => {
    const lines = await linesOf(await newTrainer(servers.server));
    expect(lines.map(({ region, done, closed }) => [region, done, closed])).toEqual([
      ['Greenreach', 0, undefined],
      ['Harkmoor', 0, { region: 'Greenreach', badges: 3, won: 0 }],
      ['Scattersea', 0, { region: 'Harkmoor', badges: 3, won: 0 }],
      ['Overcloud', 0, { region: 'Scattersea', badges: 3, won: 0 }],
      ['Fourlight', 0, { region: 'Overcloud', badges: 3, won: 0 }],
    ]);
    expect(lines[0]?.next).toMatchObject({ step: 'green-shore', count: 0, goal: 1, map: 'green_land2' });
  });

  it('attack 79: pay a step once, however many windows and servers claim at once, with a row in the ledger', async () => {
    const player = await newTrainer(servers.server);
    await player.ask(mapRequest, { mapName: 'green_land2' });
    const [line] = await linesOf(player);
    expect(line?.next).toMatchObject({ count: 1, goal: 1, coins: 100 });
    const before = await stored(player);
    const other = await logInAgain(servers.second, player);
    const id = line?.next?.id ?? '';
    const told = await Promise.all([player, other, player, other].map((one) => take(one, id)));
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(Number((await stored(player))?.coins)).toBe(Number(before?.coins) + 100);
    const [entry] = (await player.ask(getLedger, { skip: 0 })).body.entries;
    expect(entry).toMatchObject({ amount: 100, reason: 'quest' });
    expect((await linesOf(player))[0]).toMatchObject({ done: 1, next: { step: 'green-ten' } });
  });

  it('attack 79: refuse a step unfinished, before its turn, of a closed region or made up, and nothing changes', async () => {
    const player = await newTrainer(servers.server);
    const before = await stored(player);
    const status = async (id: string) => (await take(player, id)).status;
    expect(await status('line:green-shore')).toBe(409);
    await servers.server.sql(
      `update players set reached_maps = '{green_land,green_land3,harkmoor}' where username = $1`,
      [player.name],
    );
    expect(await status('line:green-latchford')).toBe(409);
    expect(await status('line:hark-peatwick')).toBe(409);
    expect(await status('line:nothing')).toBe(404);
    expect(await status('green-shore')).toBe(404);
    expect(await stored(player)).toEqual(before);
  });

  it('can be walked to their ends: a title each, as many rows as there are steps, and nothing is left to take', async () => {
    const player = await newTrainer(servers.server);
    await doEverything(player);
    for (const { steps, title } of questLines) {
      for (const [at, step] of steps.entries()) {
        const reply = await take(player, rewardIdOf(step));
        expect([step.id, reply.status]).toEqual([step.id, 200]);
        expect(reply.body).toMatchObject({ coins: step.coins });
        expect(reply.body.title).toBe(at === steps.length - 1 ? title : undefined);
      }
    }
    const lines = await linesOf(player);
    expect(lines.map(({ next, done, steps }) => [next, done === steps])).toEqual(
      lines.map(() => [null, true]),
    );
    expect((await stored(player))?.claimed).toBe(String(questLines.flatMap(({ steps }) => steps).length));
    expect((await take(player, 'line:four-champion')).status).toBe(409);
  });

  it('ask whoever has walked one to its end for a step that was added since, and take nothing back', async () => {
    const player = await newTrainer(servers.server);
    await doEverything(player);
    const [line] = questLines;
    for (const step of line?.steps ?? []) await take(player, rewardIdOf(step));
    await servers.server.sql(
      `delete from claimed_quests where quest = 'line:green-stone' and player_id = (select id from players where username = $1)`,
      [player.name],
    );
    const record = async () => (await player.ask(getRecord)).body;
    expect((await record()).titles).toContain('greenreach');
    expect((await linesOf(player))[0]).toMatchObject({ done: 7, next: { step: 'green-stone' } });
    expect((await take(player, 'line:green-hoard')).refusal.message).toBe('You have this reward already');
    const reply = await take(player, 'line:green-stone');
    expect([reply.status, reply.body.title]).toEqual([200, undefined]);
    expect((await linesOf(player))[0]?.next).toBeNull();
  });

  it('stay taken when the rewards of old days are forgotten', async () => {
    const player = await newTrainer(servers.server);
    await player.ask(mapRequest, { mapName: 'green_land2' });
    expect((await take(player, 'line:green-shore')).status).toBe(200);
    await doEverything(player);
    await servers.server.sql(
      `update claimed_quests set claimed_at = '2020-01-01' where player_id = (select id from players where username = $1)`,
      [player.name],
    );
    expect((await take(player, 'line:green-ten')).status).toBe(200);
    expect((await linesOf(player))[0]?.done).toBe(2);
  });
});

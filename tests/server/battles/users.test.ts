import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houses } from '../../../content/index.ts';
import { questLines } from '../../../content/quests/lines/list.ts';
import { rewardIdOf } from '../../../content/quests/lines/progress.ts';
import { signup } from '../../../contract/auth.ts';
import { battleContinue, currentBattle, getTeam, startUserBattle } from '../../../contract/game.ts';
import { nearInStrength } from '../../../server/features/battles/start/opponentQueries.ts';
import { battleOf } from '../../support/battles/battle.ts';
import { almostWin, fight, ledgerOf, storedBattle, winChallenge } from '../../support/battles/challenge.ts';
import { give, newPlayer, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A player whose team has creatures of these levels. */
async function playerWith(on: TestServer, ...levels: number[]): Promise<Player> {
  const player = await newPlayer(on);
  await give(on, player, { creatures: levels.map((level) => ({ name: 'podkin', level })) });
  return player;
}
const teamOf = async ({ ask }: Player) => (await ask(getTeam)).body.pokemons;
const everythingOf = ({ name }: Player, on = server) =>
  on.sql(
    `select c.*, p.coins, p.version as "playerVersion" from creatures c join players p on p.id = c.player_id
     where p.username = $1 order by c.number`,
    [name],
  );

describe('a user battle by name', () => {
  it('meets copies of that user’s present team, and tells the user’s name', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 12, 9);
    const details = battleOf(await player.ask(startUserBattle, { name: other.name }));
    expect(details).toMatchObject({
      page: 'selection',
      battleType: 'user',
      userBattaleDetails: { name: other.name },
      gymDetails: null,
      gymId: null,
    });
    const team = await teamOf(other);
    expect(details.opponent.map(({ name, level, kind }) => [name, level, kind])).toEqual(
      team.map(({ name, level, kind }) => [name, level, kind]),
    );
    const rows = await everythingOf(other);
    const { setup } = (await storedBattle(server, player))!;
    expect(setup.opponents.map(({ moves }: { moves: string[] }) => moves)).toEqual(
      rows.map(({ moves }) => moves),
    );
    await give(server, other, { creatures: [{ name: 'molder', level: 3 }] });
    expect(battleOf(await player.ask(startUserBattle, { name: other.name })).opponent).toHaveLength(3);
  });

  it('tells the title that the user wears, as long as it is earned', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 12);
    const opponent = async () =>
      battleOf(await player.ask(startUserBattle, { name: other.name })).userBattaleDetails;
    await server.sql(`update players set title = 'greenreach' where username = $1`, [other.name]);
    expect(await opponent()).toEqual({ name: other.name });
    await server.sql(
      `insert into claimed_quests (player_id, quest, claimed_at) select p.id, s.quest, now() from players p, unnest($2::text[]) s(quest)
       where p.username = $1`,
      [other.name, questLines[0]?.steps.map(rewardIdOf)],
    );
    expect(await opponent()).toEqual({ name: other.name, title: 'greenreach' });
    expect((await player.ask(currentBattle)).body.battleDetails?.userBattaleDetails?.title).toBe(
      'greenreach',
    );
  });

  it('finds the name in any case', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 5);
    const details = battleOf(await player.ask(startUserBattle, { name: other.name.toUpperCase() }));
    expect(details.userBattaleDetails?.name).toBe(other.name);
  });

  it('attack 37: shows no id of anybody else', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 5);
    const { text } = await player.ask(startUserBattle, { name: other.name });
    for (const { id, player_id } of await everythingOf(other)) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(player_id);
    }
  });

  it('attack 35: changes nothing of the other player, whoever wins', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 30, 20);
    const before = await everythingOf(other);
    const details = await winChallenge(server, player, startUserBattle, { name: other.name });
    expect(details).toMatchObject({ page: 'win', userBattaleDetails: { name: other.name } });
    expect(await everythingOf(other)).toEqual(before);
    expect((await other.ask(currentBattle)).body.battleDetails).toBeNull();
  });

  it('attack 35: is not to be had with oneself, in whatever spelling', async () => {
    const player = await newTrainer(server);
    for (const name of [player.name, player.name.toUpperCase(), ` ${player.name} `]) {
      expect((await player.ask(startUserBattle, { name })).status).toBe(400);
    }
    expect((await player.ask(currentBattle)).body.battleDetails).toBeNull();
  });

  it('attack 35: is not to be had with somebody who does not exist, or with odd text', async () => {
    const player = await newTrainer(server);
    for (const name of ['Nobody at all', '\0', '1', '%', "' or 1=1 --", '__proto__', '\ud800']) {
      expect([name, (await player.ask(startUserBattle, { name })).status]).toEqual([name, 404]);
    }
    for (const name of ['', 0, 2, 1.5, true, null, [1], {}, 'x'.repeat(65), undefined]) {
      expect([name, (await player.ask(startUserBattle, { name })).status]).toEqual([name, 400]);
    }
  });

  it('needs creatures on both sides', async () => {
    const player = await newTrainer(server);
    const empty = await newPlayer(server);
    expect((await player.ask(startUserBattle, { name: empty.name })).status).toBe(409);
    expect((await empty.ask(startUserBattle, { name: player.name })).status).toBe(409);
    expect((await empty.ask(startUserBattle, { name: 1 })).status).toBe(409);
  });

  it('rewards once with coins and experience', async () => {
    const player = await newTrainer(server);
    const other = await playerWith(server, 10, 10);
    await fight(player, startUserBattle, { name: other.name });
    await almostWin(server, player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ask(battleContinue)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const { coinsWon, totalExp } = battleOf(won[0]!);
    expect(totalExp).toBeGreaterThan(0);
    expect(await ledgerOf(server, player)).toEqual([['battle', coinsWon]]);
  });

  it('attack 34: two players who challenge each other at once both get their battle', async () => {
    const [one, other] = [await playerWith(server, 8), await playerWith(server, 8)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? one.ask(startUserBattle, { name: other.name })
          : other.ask(startUserBattle, { name: one.name }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

describe('a house team', () => {
  it('steps in where there is nobody of like strength, by a name that nobody can have', async () => {
    const lonely = await startServer();
    const player = await playerWith(lonely, 40, 35, 30);
    // A far weaker player is no match.
    await playerWith(lonely, 5);
    const details = battleOf(await player.ask(startUserBattle, { name: 1 }));
    expect(houses).toContain(details.userBattaleDetails?.name);
    expect(details.opponent).toHaveLength(3);
    for (const [index, { level }] of details.opponent.entries()) {
      expect(Math.abs(level - details.myState[index]!.level)).toBeLessThanOrEqual(2);
    }
    const again = battleOf(await player.ask(startUserBattle, { name: details.userBattaleDetails!.name }));
    expect(again.userBattaleDetails).toEqual(details.userBattaleDetails);
    await lonely.close();
  });

  it('has a name that signup refuses', async () => {
    for (const username of houses) {
      expect((await server.ask(signup, { username, password: PASSWORD })).status).toBe(400);
    }
  });
});

describe('a user battle with anybody', () => {
  it('meets somebody of like strength, never oneself and not always the same', async () => {
    const crowd = await startServer();
    const player = await playerWith(crowd, 10);
    const like = [await playerWith(crowd, 8), await playerWith(crowd, 12), await playerWith(crowd, 7, 7)];
    await playerWith(crowd, 5);
    await playerWith(crowd, 60, 60);
    const met = new Set<string>();
    while (met.size < like.length) {
      const details = battleOf(await player.ask(startUserBattle, { name: 1 }));
      met.add(details.userBattaleDetails!.name);
      expect(like.map(({ name }) => name)).toContain(details.userBattaleDetails?.name);
    }
    await crowd.close();
  });

  it('finds everybody among those of exactly the same strength', async () => {
    const crowd = await startServer();
    const player = await playerWith(crowd, 10);
    await crowd.sql(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select 'Twin ' || n, 'twin' || n, '', 'green_land', 0, 0, '[]' from generate_series(1, 40) n returning id)
       insert into creatures (player_id, species, kind, level, exp, moves, team_order)
       select id, 'podkin', 1, 10, 1000, '{tackle,"","",""}', 0 from made`,
    );
    const met = new Set<string>();
    // The server considers sixteen players at a time; with a fixed choice no others would ever be met.
    while (met.size <= 16) {
      met.add(battleOf(await player.ask(startUserBattle, { name: 1 })).userBattaleDetails!.name);
    }
    expect([...met].every((name) => name.startsWith('Twin '))).toBe(true);
    await crowd.close();
  });

  it('looks only at its place in an index, however many players there are', async () => {
    const crowd = await startServer();
    await crowd.sql(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select 'Many ' || n, 'many' || n, '', 'green_land', 0, 0, '[]' from generate_series(1, 20000) n returning id)
       insert into team_strengths (player_id, strength) select id, 1 + row_number() over () % 5000 from made`,
    );
    await crowd.sql('analyze players, team_strengths');
    const [{ id }] = (await crowd.sql<{ id: string }>('select id from players limit 1')) as [{ id: string }];
    const query = new PgDialect().sqlToQuery(sql`explain ${nearInStrength(id, id)}`);
    const plan = await crowd.sql<{ 'QUERY PLAN': string }>(query.sql, query.params);
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('team_strengths_order'))).toHaveLength(2);
    expect(lines.join('\n')).not.toMatch(/Seq Scan|Sort/);
    await crowd.close();
  });
});

describe('the strength of a team', () => {
  const strengthOf = async ({ name }: Player) =>
    (
      await server.sql<{ strength: number }>(
        'select strength from team_strengths s join players p on p.id = s.player_id where p.username = $1',
        [name],
      )
    ).map(({ strength }) => strength);

  it('follows every change of the team at once', async () => {
    const player = await newPlayer(server);
    expect(await strengthOf(player)).toEqual([]);
    await give(server, player, { creatures: [{ name: 'podkin', level: 5 }] });
    expect(await strengthOf(player)).toEqual([25]);
    await winChallenge(server, player, startUserBattle, { name: (await playerWith(server, 40)).name });
    const level = (await teamOf(player))[0]?.level ?? 0;
    expect(level).toBeGreaterThan(5);
    expect(await strengthOf(player)).toEqual([level * level]);
  });

  it('is there for teams that are older than the table', async () => {
    const player = await playerWith(server, 6, 8);
    await server.sql('delete from team_strengths');
    const migration = new URL('../../../server/database/migrations/0001_challenges.sql', import.meta.url);
    const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
    await server.sql(statements.at(-1)!);
    expect(await strengthOf(player)).toEqual([100]);
  });

  it('counts the team only, and ends with it', async () => {
    const player = await playerWith(server, 5, 5, 5, 5, 5, 5, 90);
    expect(await strengthOf(player)).toEqual([150]);
    const of = 'player_id = (select id from players where username = $1)';
    await server.sql(`update creatures set team_order = null where ${of} and team_order > 0`, [player.name]);
    expect(await strengthOf(player)).toEqual([25]);
    await server.sql(`delete from creatures where ${of}`, [player.name]);
    expect(await strengthOf(player)).toEqual([]);
  });
});

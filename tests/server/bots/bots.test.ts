import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterTournament, takeLesson } from '../../../tools/bots/activities/cups.ts';
import { type Crowd, closeCrowd, newCrowd } from '../../../tools/bots/bot.ts';
import { differences } from '../../../tools/bots/check.ts';
import { activityAt, doSomething, signUp } from '../../../tools/bots/play.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { listenOn } from '../../support/events.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const ACTIVITIES = 8;
const GIFT = {
  coins: 2000,
  items: { nball: 20 },
  creatures: Array.from({ length: 8 }, () => ({ name: 'podkin', level: 12 })),
};

let server: TestServer;
let crowd: Crowd;
beforeAll(async () => {
  server = await startServer();
  const address = await listenOn(server);
  crowd = newCrowd({ seed: 5, address, players: 4, pace: 0, patience: 10_000, run: 'one' });
  await Promise.all(crowd.bots.map((bot) => signUp(bot, GIFT, ADMIN_TOKEN)));
});
afterAll(async () => {
  closeCrowd(crowd);
  await server.close();
});

describe('bots', () => {
  it('play through the calls of the game, and find all that was confirmed to them', async () => {
    await Promise.all(
      crowd.bots.map(async (bot) => {
        for (let done = 0; done < ACTIVITIES; done++) await doSomething(bot);
      }),
    );
    await crowd.pause.hold();
    expect(await differences(crowd)).toEqual([]);
    expect(await faultsOf(server)).toEqual([]);
    expect(crowd.statistics.count((status) => status === 0 || status >= 500)).toBe(0);
    const changes = crowd.bots.map(({ confirmed }) => confirmed.changes);
    for (const count of changes) expect(count).toBeGreaterThan(ACTIVITIES);
  });

  it('enter tournaments, fight in them, and take lessons', async () => {
    const asked = () => crowd.bots.reduce((sum, { confirmed }) => sum + confirmed.changes, 0);
    const before = asked();
    crowd.pause.release();
    for (const bot of crowd.bots) {
      await takeLesson(bot);
      for (let time = 0; time < 3; time++) await enterTournament(bot);
    }
    const rows = await server.sql('select reason from coin_ledger group by reason');
    expect(rows.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['entry', 'lesson']));
    expect(asked()).toBeGreaterThan(before);
    await crowd.pause.hold();
    expect(await differences(crowd)).toEqual([]);
    expect(await faultsOf(server)).toEqual([]);
  });

  it.each([
    ['a step', 'update players set steps = steps - 1 where username = $1', 'steps'],
    ['a coin', 'update players set coins = coins + 1 where username = $1', 'coins'],
    [
      'a place in the team',
      `update creatures set team_order = null where team_order = (
         select max(team_order) from creatures c join players p on p.id = c.player_id where username = $1)
       and player_id = (select id from players where username = $1)`,
      'team',
    ],
    [
      'a creature',
      'insert into creatures (player_id, species, kind, level, exp, moves) select id, $2, 1, 5, 100, $3 from players where username = $1',
      'creatures',
    ],
  ])('notice a change that nobody has confirmed: %s', async (_what, statement, field) => {
    const bot = crowd.bots[0]!;
    const values = field === 'creatures' ? [bot.name, 'podkin', '{tackle,"","",""}'] : [bot.name];
    await differences(crowd);
    await server.sql(statement, values);
    expect(await differences(crowd)).toEqual(
      expect.arrayContaining([expect.stringMatching(`${bot.name}: ${field}`)]),
    );
  });

  it('do the same things in the same order with the same seed', () => {
    const plan = (seed: number) =>
      Array.from({ length: 40 }, (_, at) => activityAt(seed, at % 4, Math.floor(at / 4)));
    expect(plan(5)).toEqual(plan(5));
    expect(plan(5)).not.toEqual(plan(6));
    expect(new Set(plan(5)).size).toBeGreaterThan(8);
  });
});

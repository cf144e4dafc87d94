import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../contract/auth.ts';
import { mapMove, startWildBattle } from '../../../contract/game.ts';
import { getLedger } from '../../../contract/journal.ts';
import { claimQuest, getQuests } from '../../../contract/progress/quests.ts';
import { finishQuests, logInAgain, meet, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const DAY = 86_400_000;
let time = NOON;
let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers({ now: () => time });
});
afterAll(() => servers.close());

const board = async ({ ask }: Player) => (await ask(getQuests)).body;
const finish = (player: Player, day: string) => finishQuests(servers.server, player, day);
const coinsOf = async ({ name }: Player) => {
  const [row] = await servers.server.sql<{ coins: string }>('select coins from players where username = $1', [
    name,
  ]);
  return Number(row?.coins);
};

describe('quests', () => {
  it('are three of a day and one of a week, the same on every server, and nothing is done at first', async () => {
    time = NOON;
    const player = await newPlayer(servers.server);
    const first = await board(player);
    expect(first).toMatchObject({ day: '2026-11-24', former: [], week: { count: 0, until: '2026-11-29' } });
    expect(first.today).toHaveLength(3);
    expect((await servers.second.askWith(player.token)(getQuests)).body).toEqual(first);
  });

  it('are counted from what is done: a wild creature met by day', async () => {
    time = NOON + 20 * 60_000;
    const player = await newTrainer(servers.server);
    await meet(servers.server, player);
    expect((await player.ask(startWildBattle)).status).toBe(200);
    const rows = await servers.server.sql<{ counts: object; day: string }>(
      `select d.counts, d.day::text from day_deeds d join players p on p.id = d.player_id where p.username = $1`,
      [player.name],
    );
    expect(rows).toEqual([{ day: '2026-11-24', counts: { 'met:day': 1 } }]);
  });

  it('count the first step of a day by the clock of the database', async () => {
    time = Date.now();
    const player = await newTrainer(servers.server);
    for (const dir of ['n', 's', 'e', 'w'] as const) await player.ask(mapMove, { dir });
    const [row] = await servers.server.sql<{ walked: string; before: string }>(
      `select p.steps as walked, d.steps_before as before from day_deeds d join players p on p.id = d.player_id
       where p.username = $1`,
      [player.name],
    );
    expect(Number(row?.walked)).toBeGreaterThan(0);
    expect(row?.before).toBe('0');
  });

  it('attack 77: pay once, however many windows and servers claim at once, with a row in the ledger', async () => {
    time = NOON;
    const player = await newTrainer(servers.server);
    await finish(player, '2026-11-24');
    const [quest] = (await board(player)).today;
    const before = await coinsOf(player);
    const other = await logInAgain(servers.second, player);
    const told = await Promise.all(
      [player, other, player, other].map(({ ask }) => ask(claimQuest, { id: quest?.id ?? '' })),
    );
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await coinsOf(player)).toBe(before + (quest?.coins ?? 0));
    const [entry] = (await player.ask(getLedger, { skip: 0 })).body.entries;
    expect(entry).toMatchObject({ amount: quest?.coins, reason: 'quest' });
    expect((await board(player)).today[0]).toMatchObject({ claimed: true });
  });

  it('answer a repeated request with the same key as the first time', async () => {
    time = NOON;
    const player = await newTrainer(servers.server);
    await finish(player, '2026-11-24');
    const { week } = await board(player);
    const key = { 'idempotency-key': 'the-same-reward' };
    const [first, second] = [
      await player.ask(claimQuest, { id: week.id }, key),
      await player.ask(claimQuest, { id: week.id }, key),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ coins: week.coins, item: week.item });
  });

  it('are refused unfinished, of another day or player, or made up, and nothing changes', async () => {
    time = NOON;
    const [player, other] = [await newTrainer(servers.server), await newTrainer(servers.server)];
    const { today } = await board(player);
    const before = await coinsOf(player);
    const ask = async (id: string) => (await player.ask(claimQuest, { id })).status;
    expect(await ask(today[0]?.id ?? '')).toBe(409);
    const foreign = (await board(other)).today.find(({ id }) => !today.some((own) => own.id === id));
    await finish(player, '2026-11-24');
    expect(await ask(foreign?.id ?? 'none')).toBe(404);
    expect(await ask('2026-11-25:walk-120')).toBe(404);
    expect(await ask('nothing')).toBe(404);
    expect(await ask('')).toBe(400);
    expect(await coinsOf(player)).toBe(before);
  });

  it('keep what was earned for seven days over the change of days, and the week goes on', async () => {
    time = NOON;
    const player = await newTrainer(servers.server);
    await finish(player, '2026-11-24');
    const [quest] = (await board(player)).today;
    time = Date.parse('2026-11-25T00:00:00Z');
    const next = await board(player);
    expect(next.today.every(({ count }) => count === 0)).toBe(true);
    expect(next.week.count).toBe(next.week.goal);
    expect(next.former.map(({ id }) => id)).toContain(quest?.id);
    time = NOON + 7 * DAY;
    expect((await player.ask(claimQuest, { id: quest?.id ?? '' })).status).toBe(200);
    time = NOON + 8 * DAY;
    const late = (await board(player)).former.filter(({ id }) => id.startsWith('2026-11-24'));
    expect(late).toEqual([]);
  });

  it('keep fourteen days of each player, and the export has them', async () => {
    time = NOON;
    const player = await newTrainer(servers.server);
    for (let at = 20; at >= 0; at--) {
      await finish(player, new Date(NOON - at * DAY).toISOString().slice(0, 10));
    }
    const saved = (await player.ask(exportAccount)).body as unknown as Record<string, { day: string }[]>;
    expect(
      saved.days
        ?.map(({ day }) => day)
        .toSorted()
        .at(0),
    ).toBe('2026-11-11');
    expect(saved.days).toHaveLength(14);
    const [quest] = (await board(player)).today;
    await player.ask(claimQuest, { id: quest?.id ?? '' });
    const after = (await player.ask(exportAccount)).body as unknown as Record<string, object[]>;
    expect(after.quests).toEqual([expect.objectContaining({ quest: quest?.id })]);
  });
});

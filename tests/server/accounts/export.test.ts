import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount, signup } from '../../../contract/auth.ts';
import { newOwners } from '../../support/owners.ts';
import { newPlayer, PASSWORD } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { accepts, newDeal, newTrader } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Tables that follow from others, or whose rows are gone after a moment by themselves. */
const DERIVED = [
  'creature_counts',
  'team_strengths',
  'notice_counters',
  'creature_births',
  'trade_creatures',
  'notice_wakes',
  'announcements',
  'player_changes',
];
/** The list in which each table is exported. */
const LISTS: Readonly<Record<string, string>> = {
  players: 'account',
  sessions: 'sessions',
  recovery_codes: 'recoveryCodes',
  player_settings: 'settings',
  creatures: 'creatures',
  creature_boxes: 'boxes',
  bag_items: 'items',
  found_things: 'found',
  day_deeds: 'days',
  claimed_quests: 'quests',
  quest_visits: 'visits',
  species_research: 'research',
  coin_ledger: 'coins',
  pokedex_entries: 'pokedex',
  battles: 'battle',
  battle_records: 'battles',
  battle_counts: 'battleCounts',
  player_streaks: 'streak',
  gym_victories: 'badges',
  prize_days: 'winningsOfTheDay',
  trade_sides: 'trades',
  offers: 'offers',
  wanted: 'wanted',
  blocks: 'blocked',
  reports: 'reportsAboutYou',
  operator_messages: 'messages',
  suspensions: 'suspensions',
  hidden_listings: 'hiddenListings',
  retired_names: 'formerNames',
  operator_act_players: 'actsOfTheOperator',
  notices: 'notices',
  idempotency_keys: 'keptReplies',
};

describe('the export of an account', () => {
  it('has a list for every table that names the player, with all of the player’s rows', async () => {
    const { owner } = await newOwners(server);
    const { status, body, headers } = await owner.ask(exportAccount);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="emberwild.json"');
    expect(headers['cache-control']).toBe('no-store');
    const tables = await server.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    for (const { name } of tables) {
      const [row] = await server.sql<{ count: number }>(
        `select count(*)::int from ${name} t, to_jsonb(t) j
         where coalesce(j ->> 'player_id', j ->> 'maker_id', j ->> 'sender', j ->> 'id') = $1`,
        [owner.id],
      );
      if (row!.count === 0 || DERIVED.includes(name)) continue;
      expect([name, body[LISTS[name] ?? '']?.length]).toEqual([name, row!.count]);
    }
    expect(body.account).toMatchObject([{ username: owner.name, id: owner.id }]);
    expect(body.creatures?.map(({ id }) => id)).toContain(owner.listing);
  });

  it('has no secret: no hashes, no dice, nothing of the opponent’s', async () => {
    const { owner } = await newOwners(server);
    const { text, body } = await owner.ask(exportAccount);
    expect(text).not.toMatch(/"[^"]*(hash|dice|setup|state|seed)[^"]*":/);
    expect(text).not.toContain('$argon2');
    expect(body.battle).toMatchObject([{ page: 'lose' }]);
  });

  it('tells of trades with whom and what, given and received', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await accepts(lister, answer);
    const { body } = await maker.ask(exportAccount);
    expect(body.trades).toMatchObject([{ number: 1, with: lister.name }]);
    const creatures = body.trades![0]!.creatures as { creature_id: string; given: boolean }[];
    expect(creatures.find(({ creature_id }) => creature_id === target)?.given).toBe(false);
    expect(creatures.filter(({ given }) => given)).toHaveLength(1);
  });

  it('is whole where a list is read in many pieces', async () => {
    const player = await newTrader(server);
    await server.sql(
      `insert into creatures (player_id, species, kind, level, exp, moves)
       select id, 'kindlam', 1, 5, 0, array['tackle', '', '', ''] from players, generate_series(1, 1100)
       where username = $1`,
      [player.name],
    );
    const { body } = await player.ask(exportAccount);
    expect(new Set(body.creatures?.map(({ id }) => id)).size).toBe(1110);
  });

  it('is a list for each subject, also for a newcomer who has nothing', async () => {
    const { body } = await server.ask(signup, { username: 'Empty handed', password: PASSWORD });
    const { body: reply } = await server.askWith(body.access_token)(exportAccount);
    expect(Object.values(reply).every(Array.isArray)).toBe(true);
    expect(reply.creatures).toEqual([]);
    expect(reply.recoveryCodes).toHaveLength(8);
  });

  it('is described to HEAD without being read', async () => {
    const { token } = await newPlayer(server);
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, payload } = await server.app.inject({
      method: 'HEAD',
      url: exportAccount.path,
      headers,
    });
    expect([statusCode, payload]).toEqual([200, '']);
  });

  it('may be asked for three times at once', async () => {
    const strict = await startServer({
      database: server,
      config: { rateLimit: true },
      limitClock: () => 0,
    });
    const { token } = await newPlayer(server);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await strict.askWith(token)(exportAccount)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await strict.close();
  });
});

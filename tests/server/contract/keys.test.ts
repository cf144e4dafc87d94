import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { changePassword, getProfile, login, logout, signup } from '../../../contract/auth.ts';
import { CALLS } from '../../../contract/calls.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  mapMove,
  mapRequest,
  startWildBattle,
} from '../../../contract/game.ts';
import { getItems, purchase } from '../../../contract/mart.ts';
import { DIRECTIONS, type Direction } from '../../../rules/world/types.ts';
import { Turns } from '../../../server/http/calls/turns.ts';
import { fightToTheEnd, fightWild, startWild } from '../../support/battles/battle.ts';
import { holdPlayer } from '../../support/hold.ts';
import { newChampion, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { type Answer, startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

/* Keys that are no rows of the table of replies as they are: operation/repeats.test.ts tests the others. */

let both: TwoServers;
let server: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  server = both.server;
});
afterAll(() => both.close());
afterEach(() => void vi.useRealTimers());

const withKey = (key: string) => ({ 'idempotency-key': key });
const replayed = ({ headers }: Answer) => headers['idempotent-replayed'] === 'true';
const said = (answer: Answer) => [answer.status, answer.refusal.code];
const elsewhere = (player: Player) => both.second.askWith(player.token);
const rowOf = async ({ name }: Player) => {
  const [row] = await server.sql<{ steps: number; keys: number; choices: number; choice_keys: number }>(
    `select p.steps::int, octet_length(p.step_keys) as keys, jsonb_array_length(b.choices) as choices,
      octet_length(b.choice_keys) as choice_keys
    from players p left join battles b on b.player_id = p.id where p.username = $1`,
    [name],
  );
  return row!;
};
const opposite: Readonly<Partial<Record<Direction, Direction>>> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** A player with a direction in which a step is possible. */
async function walker() {
  const player = await newTrainer(server);
  const { availablePos } = (await player.ask(mapRequest, { mapName: 'green_land' })).body;
  const dir = DIRECTIONS.find((direction) => availablePos[direction] && opposite[direction])!;
  const back = opposite[dir]!;
  const step = (key: string, direction = dir, ask = player.ask) =>
    ask(mapMove, { dir: direction }, withKey(key));
  return { player, dir, back, step };
}

describe('the key of a step', () => {
  it('is remembered by the player’s row: a repeat is no step, and gets the first reply', async () => {
    const { player, step } = await walker();
    const first = await step('one');
    const again = await step('"one"');
    expect([first.status, replayed(first), again.status, replayed(again)]).toEqual([200, false, 200, true]);
    expect(again.body).toEqual(first.body);
    expect((await rowOf(player)).steps).toBe(1);
  });

  it('attack 56: is remembered when the player has gone on: the repeat of an older step is refused', async () => {
    const { player, back, step } = await walker();
    await step('there');
    await step('back', back);
    expect(said(await step('there'))).toEqual([409, 'conflict']);
    expect((await rowOf(player)).steps).toBe(2);
  });

  it('is for one body: another direction is refused with 422', async () => {
    const { player, back, step } = await walker();
    await step('one');
    expect(said(await step('one', back))).toEqual([422, 'key_reused']);
    expect((await rowOf(player)).steps).toBe(1);
  });

  it('counts once on two servers, and everybody gets the reply', async () => {
    const { player, dir, step } = await walker();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => step('same', dir, index % 2 ? player.ask : elsewhere(player))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await rowOf(player)).steps).toBe(1);
  });

  it('is one of eight at most that a row remembers', async () => {
    const { player, dir, back, step } = await walker();
    for (let at = 0; at < 20; at++) expect((await step(`${at}`, at % 2 ? back : dir)).status).toBe(200);
    expect(await rowOf(player)).toMatchObject({ steps: 20, keys: 8 * 32 });
  });

  it('costs no statement', async () => {
    const { player, dir, back } = await walker();
    const statements = vi.spyOn(pg.Connection.prototype, 'sync');
    expect((await player.ask(mapMove, { dir })).status).toBe(200);
    const without = statements.mock.calls.length;
    expect((await player.ask(mapMove, { dir: back }, withKey('one'))).status).toBe(200);
    expect([without, statements.mock.calls.length]).toEqual([2, 4]);
    statements.mockRestore();
  });
});

describe('the key of a choice in a battle', () => {
  it('is remembered by the battle’s row: a repeat plays no round, and gets the first reply', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { level: 3 });
    const play = (key: string, attackId: 1 | 2 = 1) => player.ask(attack, { attackId }, withKey(key));
    const first = await play('round');
    const again = await play('round');
    expect([first.status, replayed(first), again.status, replayed(again)]).toEqual([200, false, 200, true]);
    expect(again.body).toEqual(first.body);
    expect(said(await play('round', 2))).toEqual([422, 'key_reused']);
    const { choices } = await rowOf(player);
    await player.ask(battleContinue, {}, withKey('on'));
    expect(said(await play('round'))).toEqual([409, 'conflict']);
    expect((await rowOf(player)).choices).toBe(choices + 1);
  });

  it('does not reach into the next battle', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    await fightToTheEnd(player);
    expect((await player.ask(battleContinue, {}, withKey('won'))).body.battleDetails.page).toBe('win');
    await startWild(server, player);
    expect(said(await player.ask(battleContinue, {}, withKey('won')))).toEqual([409, 'conflict']);
  });

  it('pays a victory once', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    await fightToTheEnd(player);
    const won = await player.ask(battleContinue, {}, withKey('won'));
    const { coins } = (await player.ask(getProfile)).body.profile;
    const again = await player.ask(battleContinue, {}, withKey('won'));
    expect([again.status, replayed(again), again.body]).toEqual([200, true, won.body]);
    expect((await player.ask(getProfile)).body.profile.coins).toBe(coins);
  });

  it('throws one ball on two servers, and everybody gets the reply', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { level: 3 });
    const { nball } = (await player.ask(getItems)).body.items;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? player.ask : elsewhere(player))(catchPokemon, { ballType: 'nball' }, withKey('throw')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill(answers[0]!.body));
    expect((await player.ask(getItems)).body.items.nball).toBe((nball ?? 0) - 1);
  });

  it('costs no statement', async () => {
    const player = await newTrainer(server);
    await fightWild(server, player, { level: 3 });
    const statements = vi.spyOn(pg.Connection.prototype, 'sync');
    expect((await player.ask(attack, { attackId: 1 })).status).toBe(200);
    const without = statements.mock.calls.length;
    expect((await player.ask(battleContinue, {}, withKey('on'))).status).toBe(200);
    expect([without, statements.mock.calls.length]).toEqual([2, 4]);
    statements.mockRestore();
    expect((await rowOf(player)).choice_keys).toBe(32);
  });
});

describe('a key whose first request still runs', () => {
  const buy = (ask: Player['ask']) => ask(purchase, { items: { nball: 1 } }, withKey('slow'));

  it('waits for it, and gets 409 only after the time for a lock', async () => {
    const player = await newTrainer(server);
    const [row] = await server.sql<{ id: string }>('select id from players where username = $1', [
      player.name,
    ]);
    const first = await holdPlayer(server, player);
    await first.sql(
      `insert into idempotency_keys (sender, call, key, request) values ($1, 'purchase', 'slow', '')`,
      [row!.id],
    );
    const { status, refusal, headers } = await buy(player.ask);
    expect([status, refusal.code, headers['retry-after']]).toEqual([409, 'key_in_use', '1']);
    await first.commit();
    expect((await player.ask(getItems)).body.items.nball).toBe(10);
  });

  it('gets 409 if its turn does not come in time', async () => {
    const player = await newTrainer(server);
    const hold = await holdPlayer(server, player);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = buy(player.ask);
    await hold.untilWaitedFor();
    const turns = vi.spyOn(Turns.prototype, 'take');
    const second = buy(player.ask);
    await expect.poll(() => turns.mock.calls.length).toBe(1);
    turns.mockRestore();
    await vi.advanceTimersByTimeAsync(5000);
    expect(said(await second)).toEqual([409, 'key_in_use']);
    await hold.commit();
    expect((await first).status).toBe(200);
  });
});

describe('the key of a login or signup', () => {
  const enter = (
    call: typeof login | typeof signup,
    name: string,
    key: string,
    password = PASSWORD,
    on = server,
  ) => on.ask(call, { username: name, password }, withKey(key));
  const sessionsOf = async (name: string) =>
    (
      await server.sql<{ count: number }>(
        `select count(*)::int from sessions s join players p on p.id = s.player_id where username = $1`,
        [name],
      )
    )[0]!.count;

  it.each([login, signup])(
    'of $name opens one session: a repeat gets the same token, on each server',
    async (call) => {
      const name = call === signup ? 'Signed once' : (await newTrainer(server)).name;
      const before = call === signup ? 0 : await sessionsOf(name);
      const first = await enter(call, name, 'enter');
      const again = await enter(call, name, 'enter', PASSWORD, both.second);
      expect([first.status, replayed(first), again.status, replayed(again)]).toEqual([200, false, 200, true]);
      expect(again.body).toEqual(first.body);
      expect(await sessionsOf(name)).toBe(before + 1);
      expect((await enter(call, name, 'enter', 'another password')).status).toBe(422);
    },
  );

  it.each([login, signup])('of $name is one of two at once: both get the same token', async (call) => {
    const name = call === signup ? 'Signed at once' : (await newTrainer(server)).name;
    const answers = await Promise.all([
      enter(call, name, 'both'),
      enter(call, name, 'both', PASSWORD, both.second),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('attack 54: is stored in no form that tells key, password or token', async () => {
    const { body } = await enter(signup, 'Sealed off', 'a-secret-key');
    await enter(login, 'Sealed off', 'a-secret-key');
    const rows = await server.sql<{ row: string }>(
      `select k::text || encode(k.request, 'escape') as row from idempotency_keys k join players p on k.sender = p.id::text
      where username = 'Sealed off'`,
    );
    expect(rows).toHaveLength(2);
    for (const secret of [body.access_token, PASSWORD, 'a-secret-key', 'access_token']) {
      for (const { row } of rows) {
        expect(row).not.toContain(secret);
        expect(row).not.toContain(Buffer.from(secret).toString('hex'));
        expect(row).not.toContain(Buffer.from(secret).toString('base64'));
      }
    }
  });

  it('attack 55: does not help who has the key to guess the password', async () => {
    const limited = await startTwoServers({ config: { rateLimit: true } });
    await limited.server.ask(signup, { username: 'Guess me now', password: PASSWORD }, withKey('known'));
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const guess = { username: 'Guess me now', password: `guess ${count}` };
      statuses.push((await limited.server.ask(signup, guess, withKey('known'))).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses).toContain(429);
    await limited.close();
  });
});

describe('the key of a secret', () => {
  it('is that of each call with a password or a token: none of them keeps its body or reply as it is', () => {
    const fieldsOf = ({ body, reply }: (typeof CALLS)[number]) =>
      [body, reply].map(
        (schema) => schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
      );
    const told = CALLS.filter(
      (call) =>
        call.method === 'POST' && /"\w*(password|token|code)\w*":/i.test(JSON.stringify(fieldsOf(call))),
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    // Tells only how many recovery codes are left.
    expect(told.filter(({ secret }) => !secret).map(({ name }) => name)).toEqual(['endOtherSessions']);
  });

  it('changes a password once, also if the reply is lost', async () => {
    const player = await newTrainer(server);
    const change = (newPassword: string) =>
      player.ask(changePassword, { password: PASSWORD, newPassword }, withKey('change'));
    expect((await change('a new password')).status).toBe(200);
    const again = await change('a new password');
    expect([again.status, replayed(again), again.body]).toEqual([200, true, { ok: true }]);
    expect(said(await change('another password'))).toEqual([422, 'key_reused']);
  });
});

describe('the key of a logout', () => {
  it('belongs to the session: a repeat is answered although the token is gone, and nothing else is', async () => {
    const player = await newTrainer(server);
    expect((await player.ask(logout, null, withKey('out'))).status).toBe(200);
    const again = await elsewhere(player)(logout, null, withKey('out'));
    expect([again.status, replayed(again), again.body]).toEqual([200, true, { ok: true }]);
    expect((await player.ask(logout, null, withKey('other'))).status).toBe(401);
    expect((await player.ask(getProfile, null, withKey('out'))).status).toBe(401);
    const stranger = server.askWith('x'.repeat(43));
    expect((await stranger(logout, null, withKey('out'))).status).toBe(401);
  });
});

describe('a refusal', () => {
  it('is not kept: the same request with the same key is made when it has become possible', async () => {
    const player = await newTrainer(server);
    const start = () => player.ask(startWildBattle, null, withKey('wild'));
    expect((await start()).status).toBe(409);
    await server.sql(
      `update players set encounter = '{"species":"gloopet","level":3,"kind":1}' where username = $1`,
      [player.name],
    );
    const begun = await start();
    expect([begun.status, replayed(begun)]).toEqual([200, false]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, login, signup } from '../../../contract/auth.ts';
import { mapMove } from '../../../contract/game.ts';
import { getNotices } from '../../../contract/notices.ts';
import { grant, health } from '../../../contract/operations.ts';
import {
  addWanted,
  makeTradeOffer,
  moveToTrade,
  pokemonsInOffer,
  removeAOfferFromTrade,
} from '../../../contract/trades.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { tidy } from '../../../server/database/tidy.ts';
import { nameKey } from '../../../server/domain/players/nameKey.ts';
import {
  type AccountLimitName,
  type AccountLimits,
  createAccountLimits,
} from '../../../server/http/admission/accountLimits.ts';
import { createHashQueue, HashQueue } from '../../../server/http/admission/hashQueue.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { give, newPlayer, newTrainer, PASSWORD, type Player } from '../../support/player.ts';
import { type Answer, startServer, type TestServer } from '../../support/server.ts';
import { listOne, newTrader, seekersToldIn } from '../../support/trade.ts';

let server: TestServer;
let calm: TestServer;
let still: TestServer;
/** A clock that stands still: a slow machine gets nothing back. */
const limitClock = () => 0;
let database: Database;
/** The accounts' limits of `still`, as another server of its database counts them. */
let limits: AccountLimits;
const hashes = createHashQueue(true);
const calmHashes = new HashQueue({ atOnce: 2, waitingOfSite: 50, waitingOfAll: 50 });
beforeAll(async () => {
  server = await startServer({ config: { rateLimit: true }, hashes });
  calm = await startServer({
    database: server,
    hashes: calmHashes,
  });
  still = await startServer({
    database: server,
    config: { rateLimit: true },
    limitClock,
  });
  database = connect(server.url, () => undefined);
  limits = createAccountLimits(true, database, { now: limitClock });
});
afterAll(async () => {
  await calm.close();
  await still.close();
  await database.close();
  await server.close();
});

const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const logIn = (name: string, password: string, address: string, on = server) =>
  on.askWith('', address)(login, { username: name, password });
const guess = async (name: string, address: string, times: number) => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count++)
    statuses.push((await logIn(name, 'a wrong guess', address)).status);
  return statuses;
};

const signUpAt = (address: string, username: string) =>
  server.askWith('', address)(signup, { username, password: PASSWORD });
/** Counts `count` events against a limit. */
const useUp = async (name: AccountLimitName, key: string, count: number) => {
  for (let used = 0; used < count; used++) await limits.apply(['count', name, key]);
};
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Keeps all places of the hash queue busy, and one more request waiting, until `happens` is done. */
async function whileBusy(queue: HashQueue, happens: () => Promise<void>) {
  let release: () => void = () => undefined;
  const busy = new Promise<void>((resolve) => (release = resolve));
  const lanes = [];
  while (queue.waiting === 0) lanes.push(queue.run(`lane ${lanes.length}`, () => busy));
  try {
    await happens();
  } finally {
    release();
    await Promise.all(lanes);
  }
}
const untilWaiting = (queue: HashQueue, count: number) =>
  expect.poll(() => queue.waiting, { timeout: 10_000 }).toBe(count);

describe('guessing passwords', () => {
  it('attack 43: ends after ten tries at one account from one address', async () => {
    const { name } = await newPlayer(calm);
    expect(await guess(name, HOME, 12)).toEqual([...Array(10).fill(401), 429, 429]);
    const { status, refusal, headers } = await logIn(name, PASSWORD, HOME);
    expect([status, refusal.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('attack 43: does not lock the owner out elsewhere, nor end the sessions there are', async () => {
    const player = await newPlayer(calm);
    await guess(player.name, HOME, 11);
    expect((await logIn(player.name, PASSWORD, ELSEWHERE)).status).toBe(200);
    expect((await server.askWith(player.token, HOME)(getProfile)).status).toBe(200);
  });

  it('attack 43: cannot be stretched by other spellings of the name or addresses of the same network', async () => {
    const { name } = await newPlayer(calm, 'Spelling 10');
    const spellings = [name, 'spelling10', 'SPELLING 1o', 'speiiing io', 'Spélling 10'];
    const addresses = [
      '2001:db8:1:2::1',
      '2001:db8:1:2::ffff',
      '2001:db8:1:2:aaaa::5',
      '2001:0db8:0001:0002:0:0:0:9',
    ];
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const spelling = spellings[count % spellings.length] ?? name;
      statuses.push(
        (await logIn(spelling, 'a wrong guess', addresses[count % addresses.length] ?? '')).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn(name, 'a wrong guess', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('attack 43: at many accounts ends after a hundred tries from one address', async () => {
    const address = '192.0.2.44';
    await useUp('failedLoginOfAddress', address, 95);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++)
      statuses.push((await logIn(`Victim ${count + 2000}`, 'a wrong guess', address, still)).status);
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429]);
  });

  it('attack 43: a server too busy to look at a password does not count the try', async () => {
    const player = await newPlayer(calm);
    const waiting: Promise<Answer>[] = [];
    const statuses: number[] = [];
    await whileBusy(hashes, async () => {
      for (let count = 0; count < 4; count++) waiting.push(logIn(player.name, PASSWORD, '192.0.2.80'));
      await untilWaiting(hashes, 5);
      for (let count = 0; count < 30; count++) {
        statuses.push((await logIn(player.name, PASSWORD, '192.0.2.80')).status);
      }
    });
    expect(statuses).toEqual(Array(30).fill(503));
    expect(await statusesOf(waiting)).toEqual(Array(4).fill(200));
    expect((await logIn(player.name, PASSWORD, '192.0.2.80')).status).toBe(200);
  });

  it('attack 43: of the admin token ends after twenty tries from one address, and only there', async () => {
    const granted = (token: string, address: string) =>
      server.askWith(token, address)(grant, { username: 'Nobody of this name' });
    const statuses: number[] = [];
    for (let count = 0; count < 22; count++) statuses.push((await granted('a guess', HOME)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    for (let count = 0; count < 30; count++) {
      expect((await granted(ADMIN_TOKEN, ELSEWHERE)).status).toBe(404);
    }
  });

  it('attack 43: counts the address that a trusted proxy names, and believes nobody else', async () => {
    const behind = await startServer({
      config: { rateLimit: true, trustedProxies: ['10.0.0.0/8'] },
      database: server,
    });
    const through = async (proxy: string, client: string) =>
      (
        await behind.askWith('', proxy)(
          login,
          { username: 'Nobody of this name', password: 'a wrong guess' },
          { 'x-forwarded-for': client },
        )
      ).status;
    const many = async (proxy: string, clientOf: (count: number) => string) => {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++) statuses.push(await through(proxy, clientOf(count)));
      return statuses;
    };
    const everyGuess = Array(11).fill(401);
    const tenGuesses = [...Array(10).fill(401), 429];
    expect(await many('10.1.1.1', (count) => `198.51.100.${count}`)).toEqual(everyGuess);
    expect(await many('10.1.1.1', (count) => `203.0.113.${count}, 192.0.2.90`)).toEqual(tenGuesses);
    expect(await many('192.0.2.91', (count) => `198.51.100.${count}`)).toEqual(tenGuesses);
    await behind.close();
  });

  it('a player who mistypes now and then is not held against them', async () => {
    const { name } = await newPlayer(calm);
    for (let round = 0; round < 4; round++) {
      await guess(name, '192.0.2.50', 5);
      expect((await logIn(name, PASSWORD, '192.0.2.50')).status).toBe(200);
    }
  });
});

describe('two servers of one database', () => {
  it('allow as many wrong passwords together as one, also of guesses that come at once', async () => {
    const { name } = await newPlayer(calm);
    const another = () =>
      startServer({
        config: { rateLimit: true },
        limitClock,
        hashes: calmHashes,
        database: server,
      });
    const [first, second] = [await another(), await another()];
    const guesses = Array.from({ length: 30 }, (_, count) =>
      logIn(name, 'a wrong guess', '192.0.2.95', count % 2 ? first : second),
    );
    const statuses = await statusesOf(guesses);
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    await first.close();
    await second.close();
  });

  it('forget together what a right password forgives', async () => {
    const { name } = await newPlayer(calm);
    await useUp('failedLoginOfAccount', `192.0.2.96 ${nameKey(name)}`, 9);
    expect((await logIn(name, PASSWORD, '192.0.2.96', still)).status).toBe(200);
    const guesses: number[] = [];
    for (let count = 0; count < 11; count++)
      guesses.push((await logIn(name, 'a wrong guess', '192.0.2.96', still)).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
  });

  it('keep no count that is over, and none for names that an address tries in vain', async () => {
    const rows = async () =>
      (await server.sql<{ count: number }>('select count(*)::int from limit_counts'))[0]!.count;
    await useUp('failedLoginOfAddress', '192.0.2.97', 100);
    const before = await rows();
    for (let count = 0; count < 5; count++)
      expect((await logIn(`In vain ${count}`, 'a wrong guess', '192.0.2.97', still)).status).toBe(429);
    expect(await rows()).toBe(before);
    await tidy(database);
    expect(await rows()).toBeLessThan(before);
  });
});

describe('a flood', () => {
  it('attack 46: of logins is turned away before it queues up, while others play on', async () => {
    const player = await newTrainer(calm);
    const flood: Promise<Answer>[] = [];
    await whileBusy(calmHashes, async () => {
      for (let count = 0; count < 200; count++) flood.push(logIn('Nobody here', 'a wrong guess', HOME, calm));
      const steps = ['s', 'n', 's', 'n'].map((dir) => player.ask(mapMove, { dir }));
      expect((await Promise.race(flood)).status).toBe(503);
      expect((await statusesOf(steps)).filter((status) => status === 200).length).toBeGreaterThan(0);
    });
    expect(new Set(await statusesOf(flood))).toEqual(new Set([401, 503]));
    expect((await logIn(player.name, PASSWORD, HOME, calm)).status).toBe(200);
  });

  it('attack 46: of right passwords from one address leaves logins and sign-ups elsewhere alone', async () => {
    const names: string[] = [];
    for (let count = 0; count < 8; count++) names.push((await newPlayer(calm)).name);
    const other = await newPlayer(calm);
    const flood: Promise<Answer>[] = [];
    const elsewhere: Promise<Answer>[] = [];
    let refused = 0;
    await whileBusy(hashes, async () => {
      for (let place = 0; place < 72; place++)
        flood.push(logIn(names[place % 8] ?? '', PASSWORD, '192.0.2.30'));
      for (const answer of flood) void answer.then(({ status }) => (refused += Number(status === 503)));
      for (let count = 0; count < 4; count++) {
        elsewhere.push(logIn(other.name, PASSWORD, '192.0.2.31'));
        elsewhere.push(signUpAt('192.0.2.32', `Elsewhere ${count + 3000}`));
      }
      // Four of each of the three addresses, and one of those that keep the places busy.
      await untilWaiting(hashes, 13);
      await expect.poll(() => refused, { timeout: 10_000 }).toBe(68);
    });
    expect(await statusesOf(elsewhere)).toEqual(Array(8).fill(200));
    expect((await statusesOf(flood)).sort()).toEqual([...Array(4).fill(200), ...Array(68).fill(503)]);
  });

  it('of any requests is refused with the headers that every reply has', async () => {
    const ask = () => still.send({ method: 'GET', url: '/api/nothing', remoteAddress: '192.0.2.60' });
    for (let count = 0; count < 600; count++) expect((await ask()).status).toBe(404);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('of right passwords to one account ends at thirty, wherever they come from', async () => {
    const [{ name }, other] = [await newPlayer(calm), await newPlayer(calm)];
    const opened: number[] = [];
    for (let count = 0; count < 32; count++)
      opened.push((await logIn(name, PASSWORD, `192.0.3.${count}`, still)).status);
    expect(opened).toEqual([...Array(30).fill(200), 429, 429]);
    expect((await logIn(other.name, PASSWORD, '192.0.3.1', still)).status).toBe(200);
  });

  it('of wrong passwords does not use up the right ones of an account', async () => {
    const { name } = await newPlayer(calm);
    const guesses: number[] = [];
    for (let count = 0; count < 35; count++)
      guesses.push((await logIn(name, 'a wrong guess', `192.0.4.${count}`, still)).status);
    expect(guesses).toEqual(Array(35).fill(401));
    expect((await logIn(name, PASSWORD, '192.0.4.99', still)).status).toBe(200);
  });

  it('of right passwords from one address ends at a hundred and twenty, whatever the accounts', async () => {
    const address = '192.0.2.33';
    const [first, second] = [await newPlayer(calm), await newPlayer(calm)];
    await useUp('loginOfAddress', address, 116);
    const opened: number[] = [];
    for (const { name } of [first, second, first, second, first])
      opened.push((await logIn(name, PASSWORD, address, still)).status);
    expect(opened).toEqual([200, 200, 200, 200, 429]);
    expect((await logIn(first.name, PASSWORD, '192.0.2.34', still)).status).toBe(200);
  });

  it('attack 43: of guesses at many accounts is not forgiven for right passwords to one’s own', async () => {
    const address = '192.0.2.35';
    const own = await newPlayer(calm);
    await useUp('failedLoginOfAddress', address, 90);
    const guessed: number[] = [];
    for (let count = 0; count < 12; count++) {
      guessed.push((await logIn(`Target ${count + 2000}`, 'a wrong guess', address, still)).status);
      if (count < 9) expect((await logIn(own.name, PASSWORD, address, still)).status).toBe(200);
    }
    expect(guessed).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('of accounts from one address ends at sixty', async () => {
    const ask = still.askWith('', '192.0.2.160');
    const signUp = async (name: string) => (await ask(signup, { username: name, password: PASSWORD })).status;
    await useUp('signup', '192.0.2.160', 55);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push(await signUp(`Flood ${count + 2000}`));
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
    expect(
      (await still.askWith('', '192.0.2.161')(signup, { username: 'Not flooding', password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('of sign-ups that made no account leaves the allowance for accounts alone', async () => {
    const address = '192.0.2.62';
    const { name } = await newPlayer(calm);
    const refused: number[] = [];
    for (let count = 0; count < 70; count++) refused.push((await signUpAt(address, name)).status);
    expect(refused).toEqual(Array(70).fill(409));
    refused.length = 0;
    const waiting: Promise<Answer>[] = [];
    await whileBusy(hashes, async () => {
      for (let count = 0; count < 4; count++) waiting.push(signUpAt(address, `Waiting ${count + 2000}`));
      await untilWaiting(hashes, 5);
      for (let count = 0; count < 70; count++)
        refused.push((await signUpAt(address, `Refused ${count + 2000}`)).status);
    });
    expect(refused).toEqual(Array(70).fill(503));
    expect(await statusesOf(waiting)).toEqual(Array(4).fill(200));
    expect((await signUpAt(address, 'Made after all')).status).toBe(200);
  });

  it('of sign-ups with a taken name costs no hash, and ends at three hundred', async () => {
    const address = '192.0.2.63';
    const { name } = await newPlayer(calm);
    const ask = still.askWith('', address);
    await useUp('signupTry', address, 290);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await ask(signup, { username: name, password: PASSWORD })).status);
    expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
    await whileBusy(hashes, async () => {
      expect((await signUpAt(address, name)).status).toBe(409);
    });
  });

  it('of requests from one address is turned away, whatever they ask for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1500 }, () => server.askWith('', '192.0.2.70')(health)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(429);
    // On a slow machine some requests time out waiting for the database; the limit has let them in all the same.
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(600);
    expect((await server.askWith('', '192.0.2.71')(health)).status).toBe(200);
  });
});

describe('trading', () => {
  it('offers to one player are throttled, for whichever listing, and those to others are not', async () => {
    const [lister, other, maker] = [await newTrader(calm), await newTrader(calm), await newTrader(calm)];
    const targets = [await listOne(lister, 0), await listOne(lister, 1)];
    const elsewhere = await listOne(other);
    const ask = server.askWith(maker.token);
    const { id } = maker.reserve[0]!;
    const offer = (pokemonOnTrade: string) => ask(makeTradeOffer, { pokemonOnTrade, pokemons: [id] });
    let made = 0;
    // One more offer is allowed every half minute, so a slow machine allows more than twenty.
    for (; made < 30 && (await offer(targets[made % 2]!)).status === 200; made++) {
      expect((await maker.ask(removeAOfferFromTrade, { pokemons: [id] })).status).toBe(200);
    }
    expect(made).toBeGreaterThanOrEqual(20);
    expect(made).toBeLessThan(30);
    const { status, refusal, headers } = await offer(targets[0]!);
    expect([status, refusal.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
    expect((await offer(elsewhere)).status).toBe(200);
    // All offers for one listing are one notice.
    expect((await lister.ask(getNotices)).body).toMatchObject({ count: 2, unread: 2 });
  });

  it('listings beyond thirty at once are told to nobody who looks for such ones', async () => {
    const seeker = await newPlayer(calm);
    await seeker.ask(addWanted, { name: 'Gloopet', level: 7 });
    const lister = await newTrader(calm);
    await give(calm, lister, {
      creatures: Array.from({ length: 40 }, () => ({ name: 'gloopet', level: 7 })),
    });
    const rows = await calm.sql<{ id: string }>(
      `select c.id from creatures c join players p on p.id = c.player_id where username = $1 and species = 'gloopet'`,
      [lister.name],
    );
    const { status } = await server.askWith(lister.token)(moveToTrade, {
      pokemons: rows.map(({ id }) => id),
    });
    expect(status).toBe(200);
    await seekersToldIn(server);
    const pages = [
      await seeker.ask(getNotices),
      await seeker.ask(getNotices, { skip: '10' }),
      await seeker.ask(getNotices, { skip: '20' }),
    ];
    const notices = pages.flatMap(({ body }) => body.notices);
    // Beyond twenty the notices of one player fold into one line, which says how many it stands for.
    const count = notices.reduce((sum, { folded }) => sum + (folded || 1), 0);
    expect(count).toBeGreaterThanOrEqual(30);
    expect(count).toBeLessThan(40);
  });
});

describe('walking', () => {
  const steps = (player: Player, on: TestServer, count: number) =>
    Promise.all(Array.from({ length: count }, () => on.askWith(player.token)(mapMove, { dir: 'n' })));

  it('attack 27: a thousand steps asked for at once are throttled', async () => {
    const player = await newTrainer(calm);
    const answers = await steps(player, server, 200);
    const throttled = answers.filter(({ status }) => status === 429);
    expect(throttled.length).toBeGreaterThan(100);
    expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('attack 27: a step that is throttled is not taken and rolls nothing', async () => {
    const player = await newTrainer(calm);
    const read = async () =>
      (
        await server.sql('select steps::int, version, dice from players where username = $1', [player.name])
      )[0]!;
    await steps(player, still, 40);
    const before = await read();
    const later = await steps(player, still, 100);
    expect(later.map(({ status }) => status)).toEqual(Array(100).fill(429));
    expect(await read()).toEqual(before);
  });

  it('attack 27: one player’s hurry slows nobody else', async () => {
    const [hasty, other] = [await newTrainer(calm), await newTrainer(calm)];
    await steps(hasty, server, 60);
    expect((await server.askWith(other.token)(mapMove, { dir: 's' })).status).toBe(200);
  });

  it('is not limited with RATE_LIMIT=off', async () => {
    const player = await newTrainer(calm);
    const answers = await steps(player, calm, 200);
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  });
});

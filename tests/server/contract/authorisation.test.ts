import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewRecoveryCodes } from '../../../contract/auth.ts';
import type { Call } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { attack, currentBattle, leaveTeam } from '../../../contract/game.ts';
import { appeal, blockPlayer, logInSuspended } from '../../../contract/moderation.ts';
import { getAppeals } from '../../../contract/operator.ts';
import { getTutor } from '../../../contract/owned.ts';
import {
  fightWild,
  goToBook,
  goToKeeper,
  goToRival,
  goToWell,
  hurt,
  startWild,
} from '../../support/battles/battle.ts';
import { putInCup } from '../../support/battles/cups.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { saveRows } from '../../support/database/savedRows.ts';
import { operatorOf, suspendNow } from '../../support/operator/operator.ts';
import { newOwners, type Owner, type Owners } from '../../support/owners.ts';
import { formerQuestOf, newGuest, newPlayer, PASSWORD } from '../../support/player.ts';
import { FOUR_TASKS, sketchable } from '../../support/research.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { seekersToldIn } from '../../support/trade.ts';

/**
 * What a caller gets: `own`, a reply with the caller's things and nobody else's; `all`, one that everybody may see; or
 * the status of a refusal.
 */
type Cell = 'own' | 'all' | 400 | 401 | 403 | 404 | 409;

/**
 * What somebody without a token, the owner, another player and the operator get who all send the same: a request about
 * the owner's things. A call without payload is about the caller.
 */
type Line = readonly [
  anonymous: Cell,
  owner: Cell,
  other: Cell,
  operator: Cell,
  payload?: (owners: Owners) => Record<string, unknown> | Promise<Record<string, unknown>>,
];

let names = 0;
const NOTHING = {};
/** Lets both players fight a wild creature, unless they already do. `begin` decides how far they are. */
async function inBattle(
  { owner, other }: Owners,
  payload: Record<string, unknown> = NOTHING,
  begin: typeof startWild = fightWild,
) {
  for (const player of [owner, other]) {
    const { page } = (await player.ask(currentBattle)).body.battleDetails ?? {};
    if (page !== 'selection' && page !== 'battle') await begin(server, player);
  }
  return payload;
}

/** Puts players beside a purse, and returns its cell. */
async function goToPurse(players: readonly Owner[]) {
  for (const player of players) await goToWell(server, player);
  await server.sql('update players set cell_x = 3, cell_y = 19 where id = any($1)', [
    players.map(({ id }) => id),
  ]);
  return { x: 2, y: 19 };
}

/** Puts both players in a tournament. */
async function inCup({ owner, other }: Owners) {
  await putInCup(server, [owner.id, other.id]);
  return NOTHING;
}

/** The first lesson for a player's team, and coins for it. */
async function lessonOf(owner: Owner) {
  await server.sql('update players set coins = coins + 10000 where id = $1', [owner.id]);
  await server.sql(`update battles set page = 'lose' where player_id = $1`, [owner.id]);
  const { pupils } = (await owner.ask(getTutor)).body;
  const taught = pupils.find(({ lessons }) => lessons.length > 0);
  const [lesson] = taught?.lessons ?? [];
  return { id: taught?.creature.id, move: lesson?.move, slot: 1, price: lesson?.price };
}

/** Gives a player a bench, and returns where it will stand. */
async function ownBench({ id }: Owner) {
  await server.sql(`insert into bag_items values ($1, 'bench', 1) on conflict do nothing`, [id]);
  return { spot: 'frontLeft', piece: 'bench' };
}

const MATRIX: Readonly<Record<string, Line>> = {
  login: ['all', 'all', 'all', 'all', ({ owner }) => ({ username: owner.name, password: PASSWORD })],
  signup: ['all', 'all', 'all', 'all', () => ({ username: `Matrix ${++names}x`, password: PASSWORD })],
  playAsGuest: ['all', 'all', 'all', 'all', () => ({ secret: `a-secret-of-the-matrix-${++names}` })],
  choosePassword: [401, 409, 409, 401, () => ({ password: PASSWORD })],
  logout: [401, 'own', 'own', 401],
  changePassword: [401, 'own', 'own', 401, () => ({ password: PASSWORD, newPassword: PASSWORD })],
  getAccount: [401, 'own', 'own', 401],
  endOtherSessions: [401, 'own', 'own', 401],
  setPagePrivacy: [401, 'own', 'own', 401, () => ({ pagePrivate: true })],
  renewRecoveryCodes: [401, 'own', 'own', 401, () => ({ password: PASSWORD })],
  exportAccount: [401, 'own', 'own', 401],
  deleteAccount: [401, 'own', 'own', 401, () => ({ password: PASSWORD })],
  recover: [
    401,
    401,
    401,
    401,
    ({ owner }) => ({ username: owner.name, code: 'wrong', newPassword: PASSWORD }),
  ],
  getProfile: [401, 'own', 'own', 401],
  chooseLook: [401, 'own', 'own', 401, () => ({ look: 'player' })],
  getSettings: [401, 'own', 'own', 401],
  saveSettings: [401, 'own', 'own', 401, () => ({ contrast: 'high' })],
  chooseStarter: [401, 409, 409, 401, () => ({ pokemons: ['kindlam'] })],
  mapRequest: [401, 'own', 'own', 401],
  mapMove: [401, 'own', 'own', 401, () => ({ dir: 'n' })],
  startWildBattle: [401, 'own', 'own', 401],
  currentBattle: [401, 'own', 'own', 401],
  selectBattlePokemon: [
    401,
    'own',
    404,
    401,
    (all) => inBattle(all, { selectedPokemon: all.owner.team[1]?.id }, startWild),
  ],
  attack: [401, 'own', 'own', 401, (all) => inBattle(all, { attackId: 1 })],
  switchPokemon: [401, 'own', 404, 401, (all) => inBattle(all, { selectedPokemon: all.owner.team[1]?.id })],
  useItem: [401, 409, 409, 401, (all) => inBattle(all, { item: 'flask' })],
  fillFlask: [401, 409, 409, 401],
  pickUp: [401, 'own', 'own', 401, ({ owner, other }) => goToPurse([owner, other])],
  runAway: [401, 'own', 'own', 401, (all) => inBattle(all)],
  catchPokemon: [401, 'own', 'own', 401, (all) => inBattle(all, { ballType: 'nball' })],
  battleContinue: [401, 409, 409, 401, (all) => inBattle(all)],
  getTeam: [401, 'own', 'own', 401],
  findNextPokemons: [401, 'own', 'own', 401],
  findNextPokemonsExcludeTeam: [401, 'own', 'own', 401],
  updatePokemons: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [{ id: owner.free }] })],
  evolve: [401, 'own', 403, 401, ({ owner }) => ({ id: owner.ready })],
  markFavourite: [401, 'own', 403, 401, ({ owner }) => ({ id: owner.free, favourite: true })],
  nameCreature: [401, 'own', 403, 401, ({ owner }) => ({ id: owner.free, nickname: 'Toast' })],
  getBoxes: [401, 'own', 'own', 401],
  nameBox: [401, 'own', 'own', 401, () => ({ box: 2, name: 'Damp things' })],
  putInBox: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [owner.free] })],
  setFree: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [owner.free] })],
  replaceTeamPokemon: [401, 'own', 403, 401, ({ owner }) => ({ from: owner.team[0]?.id, to: owner.free })],
  leaveTeam: [401, 'own', 403, 401, ({ owner }) => ({ id: owner.team[5]?.id })],
  joinTeam: [401, 409, 403, 401, ({ owner }) => ({ id: owner.free })],
  startGymBattle: [401, 'own', 'own', 401, () => ({ id: 'thornby-garden' })],
  startRivalBattle: [401, 409, 409, 401],
  chooseEmber: [401, 409, 409, 401, () => ({ ember: 'banked' })],
  noteVisit: [401, 409, 409, 401, () => ({ kind: 'read', of: 'chapel-book' })],
  startUserBattle: [401, 400, 'all', 401, ({ owner }) => ({ name: owner.name })],
  startTrainingBattle: [401, 'own', 'own', 401, () => ({ type: 'fire' })],
  startGoldBattle: [401, 'own', 'own', 401, () => ({ tier: 'bronze' })],
  regionsData: [401, 'own', 'own', 401],
  getRecord: [401, 'own', 'own', 401],
  getAchievements: [401, 'own', 'own', 401],
  noteAchievements: [401, 'own', 'own', 401],
  getQuests: [401, 'own', 'own', 401],
  getCups: [401, 'own', 'own', 401],
  enterCup: [401, 'own', 'own', 401, () => ({ cup: 'hearth' })],
  startCupBattle: [401, 'own', 'own', 401, (owners) => inCup(owners)],
  leaveCup: [401, 'own', 'own', 401, (owners) => inCup(owners)],
  getTutor: [401, 'own', 'own', 401],
  teachMove: [401, 'own', 403, 401, ({ owner }) => lessonOf(owner)],
  getCamp: [401, 'own', 'own', 401],
  placeInCamp: [401, 'own', 409, 401, ({ owner }) => ownBench(owner)],
  claimQuest: [401, 'own', 404, 401, ({ owner }) => formerQuestOf(server, owner)],
  getResearch: [401, 'own', 'own', 401, () => ({ species: 'tuftpup' })],
  writeResearch: [401, 'own', 409, 401, ({ owner }) => sketchable(server, owner, FOUR_TASKS)],
  chooseTitle: [401, 'own', 'own', 401, () => ({ title: null })],
  getLedger: [401, 'own', 'own', 401],
  getBattles: [401, 'own', 'own', 401],
  getPastBattle: [401, 'own', 404, 401, ({ owner }) => ({ id: owner.battle })],
  getReplay: [401, 'own', 404, 401, ({ owner }) => ({ id: owner.battle })],
  getPokedex: [401, 'own', 'own', 401],
  getAdvice: [401, 'own', 'own', 401],
  getItems: [401, 'own', 'own', 401],
  getPokemartDetails: [401, 'own', 'own', 401],
  purchase: [401, 'own', 'own', 401, () => ({ items: { nball: 1 } })],
  pokemonsInTrade: [401, 'own', 'own', 401],
  pokemonsInOffer: [401, 'own', 'own', 401],
  tradeMarket: [401, 'all', 'all', 401],
  makeTradeOffer: [
    401,
    'own',
    403,
    401,
    ({ owner, market }) => ({ pokemonOnTrade: market, pokemons: [owner.free] }),
  ],
  acceptTradeOffer: [401, 'own', 403, 401, ({ owner }) => owner.answer],
  rejectTradeOffer: [401, 'own', 403, 401, ({ owner }) => owner.answer],
  removeAOfferFromTrade: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [owner.offered] })],
  moveToTrade: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [owner.free] })],
  removePokemonFromTrade: [401, 'own', 403, 401, ({ owner }) => ({ pokemons: [owner.listing] })],
  getWanted: [401, 'own', 'own', 401],
  addWanted: [401, 'own', 'own', 401, () => ({ kind: 3 })],
  removeWanted: [401, 'own', 404, 401, ({ owner }) => ({ id: owner.wanted })],
  getTradeMatches: [401, 'all', 'all', 401],
  getTradeHistory: [401, 'own', 'own', 401],
  getCreatureOwners: [401, 'own', 404, 401, ({ owner }) => ({ id: owner.free })],
  getNotices: [401, 'own', 'own', 401],
  readNotices: [401, 'own', 'own', 401],
  gameEvents: [401, 'own', 'own', 401],
  visitTrainer: ['all', 'all', 'all', 'all', ({ owner }) => ({ name: owner.name })],
  getPlayer: [401, 'all', 'all', 401, ({ owner }) => ({ name: owner.name })],
  reportPlayer: [401, 400, 'all', 401, ({ owner }) => ({ player: owner.id, reason: 'name' })],
  getBlocked: [401, 'own', 'own', 401],
  blockPlayer: [401, 400, 'all', 401, ({ owner }) => ({ player: owner.id })],
  unblockPlayer: [401, 404, 404, 401, ({ owner }) => ({ player: owner.id })],
  getMessages: [401, 'own', 'own', 401],
  readMessages: [401, 'own', 'own', 401, () => ({ upTo: '1' })],
  appeal: [
    409,
    409,
    409,
    409,
    ({ owner }) => ({ username: owner.name, password: PASSWORD, text: 'I am not suspended' }),
  ],
  logInSuspended: [409, 409, 409, 409, ({ owner }) => ({ username: owner.name, password: PASSWORD })],
  health: ['all', 'all', 'all', 'all'],
  live: ['all', 'all', 'all', 'all'],
  ready: ['all', 'all', 'all', 'all'],
  grant: [401, 401, 401, 'all', ({ owner }) => ({ username: owner.name, coins: 1 })],
  resetPassword: [401, 401, 401, 'all', ({ owner }) => ({ username: owner.name })],
  battleRecord: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.name })],
  getStanding: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.name })],
  getReports: [401, 401, 401, 'all'],
  getAppeals: [401, 401, 401, 'all'],
  getAudit: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.name })],
  warnPlayer: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.name, text: 'Be kind' })],
  messagePlayer: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.name, text: 'Hello' })],
  suspendPlayer: [
    401,
    401,
    401,
    'all',
    ({ owner }) => ({ player: owner.name, reason: 'Unkind', until: null }),
  ],
  liftSuspension: [401, 401, 401, 409, ({ owner }) => ({ player: owner.name })],
  renamePlayer: [401, 401, 401, 'all', ({ owner }) => ({ player: owner.id })],
  takeNickname: [
    401,
    401,
    401,
    'all',
    async ({ owner }) => {
      await server.sql(`update creatures set nickname = 'Rude' where id = $1`, [owner.free]);
      return { player: owner.id, pokemon: owner.free };
    },
  ],
  dismissReports: [401, 401, 401, 'all', () => ({ reports: ['1'] })],
  declineAppeal: [401, 401, 401, 404, () => ({ appeal: '999999', text: 'No' })],
};

let server: TestServer;
let owners: Owners;
/** Others, of whom the owner is suspended and has opened a session since. */
let suspended: Owners;
let openedSince: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  server = await startServer();
  owners = await newOwners(server);
  suspended = await newOwners(server);
  await suspendNow(server, suspended.owner);
  const { name: username } = suspended.owner;
  openedSince = (await server.ask(logInSuspended, { username, password: PASSWORD })).body.access_token;
  const putBack = await saveRows(server);
  restore = async () => {
    // Nothing may run on the database meanwhile, and seekers of a listing are told after its reply.
    await seekersToldIn(server);
    await putBack();
  };
});
/** Each call finds the players and all their things as they were made, whatever the call before has done to them. */
beforeEach(() => restore());
afterAll(() => server.close());

/** Characters of a changed row that a failure shows. */
const MOST_SHOWN = 200;
const difference = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((row) => !known.has(row));
};

const statusOf = (cell: Cell): number => (typeof cell === 'number' ? cell : 200);

/**
 * Every row that names one of these players, with its table; of the sessions only how many there are. The queues of
 * what is to be announced are left out: the server empties them by itself.
 */
async function rowsOf(players: readonly Owner[]): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('notice_wakes', 'announcements')`,
  );
  const reads = tables.map(({ name }) => {
    const text = name === 'sessions' ? 't.player_id::text' : 't::text';
    return `select '${name} ' || ${text} as row from ${name} t where t::text ~ $1`;
  });
  if (players.length === 0) return [];
  const rows = await server.sql<{ row: string }>(reads.join(' union all '), [
    players.map(({ id }) => id).join('|'),
  ]);
  // A table without an order may be read in any.
  return rows.map(({ row }) => row).sort();
}

/** Sends a request and returns status and text. Of a stream it reads only the status, and then ends it. */
async function send(call: Call, token: string, payload: Record<string, unknown> | undefined) {
  if (!call.stream) return server.askWith(token)(call, payload ?? null);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await server.app.inject({ url: call.path, headers, payloadAsStream: true });
  reply.stream().destroy();
  return { status: reply.statusCode, text: '' };
}

it('every call of the contract has a line in the matrix, and no other has', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

describe.each(CALLS)('attack 49: the call $name', (call) => {
  it('answers each kind of caller as the matrix says, and changes nothing of others or where it refuses', async () => {
    const line = MATRIX[call.name];
    if (!line) throw new Error(`${call.name} has no line in the matrix`);
    const [anonymous, own, foreign, admin, payload] = line;
    const { owner, other } = owners;
    const callers = [
      { who: 'nobody', token: '', cell: anonymous, safe: [owner, other] },
      { who: 'operator', token: ADMIN_TOKEN, cell: admin, safe: admin === 401 ? [owner, other] : [other] },
      { who: 'other', token: other.token, cell: foreign, safe: [owner] },
      { who: 'owner', token: owner.token, cell: own, safe: [other] },
    ];
    for (const { who, token, cell, safe } of callers) {
      const isRefused = typeof cell === 'number';
      const untouched = isRefused ? [owner, other] : cell === 'own' || call.method === 'GET' ? safe : [];
      const body = await payload?.(owners);
      const before = await rowsOf(untouched);
      const { status, text } = await send(call, token, body);
      expect([who, status, status === statusOf(cell) ? '' : text]).toEqual([who, statusOf(cell), '']);
      const after = await rowsOf(untouched);
      const changed = [...difference(before, after), ...difference(after, before)];
      expect([who, changed.map((row) => row.slice(0, MOST_SHOWN))]).toEqual([who, []]);
      if (cell !== 'own') continue;
      // Nothing in the reply tells of the player who has not asked.
      const [stranger] = safe;
      for (const word of [stranger?.name, stranger?.id, stranger?.free, stranger?.listing]) {
        expect(text).not.toContain(word);
      }
    }
  });
});

/** What a suspended player may do, in whatever session; all other calls of players are refused. */
const WHILE_SUSPENDED = ['exportAccount', 'deleteAccount'];

describe('attack 57: of a suspended player, in a session from before and in one opened since', () => {
  it.each(CALLS.filter(({ access }) => access === 'player'))('the call $name', async (call) => {
    const mayDo = WHILE_SUSPENDED.includes(call.name);
    expect(call.whileSuspended).toBe(mayDo);
    const { owner } = suspended;
    const payload = mayDo ? await MATRIX[call.name]?.[4]?.(suspended) : undefined;
    const before = await rowsOf([owner]);
    for (const token of [owner.token, openedSince]) {
      expect((await send(call, token, payload)).status).toBe(mayDo ? 200 : 403);
      // The other session finds the account even after its deletion.
      if (mayDo) await restore();
    }
    const after = await rowsOf([owner]);
    if (!mayDo) expect(after).toEqual(before);
  });
});

/** Calls whose keys are remembered by the row that they change, in the same statement. */
const KEYS_IN_ROWS = [
  'mapRequest',
  'mapMove',
  'selectBattlePokemon',
  'attack',
  'switchPokemon',
  'useItem',
  'runAway',
  'catchPokemon',
  'battleContinue',
];

interface Repeated {
  readonly token: string;
  readonly payload: Record<string, unknown> | undefined;
}

/** Requests that succeed, for calls that refuse the owner in the matrix or answer without a change. */
const SUCCEEDING: Readonly<Record<string, (owners: Owners) => Promise<Repeated>>> = {
  chooseStarter: async () => ({
    token: (await newPlayer(server)).token,
    payload: { pokemons: ['kindlam'] },
  }),
  choosePassword: async () => ({ token: (await newGuest(server)).token, payload: { password: PASSWORD } }),
  mapRequest: async ({ owner }) => ({ token: owner.token, payload: { mapName: 'green_land2' } }),
  battleContinue: async (owners) => {
    await inBattle(owners);
    await owners.owner.ask(attack, { attackId: 1 });
    return { token: owners.owner.token, payload: undefined };
  },
  useItem: async (owners) => {
    await inBattle(owners);
    await hurt(server, owners.owner);
    return { token: owners.owner.token, payload: { item: 'flask' } };
  },
  fillFlask: async ({ owner }) => {
    await goToWell(server, owner);
    return { token: owner.token, payload: undefined };
  },
  joinTeam: async ({ owner }) => {
    await owner.ask(leaveTeam, { id: owner.team[5]!.id });
    return { token: owner.token, payload: { id: owner.free } };
  },
  startRivalBattle: async ({ owner }) => {
    await goToRival(server, owner);
    return { token: owner.token, payload: undefined };
  },
  chooseEmber: async ({ owner }) => {
    await goToKeeper(server, owner);
    return { token: owner.token, payload: { ember: 'loose' } };
  },
  noteVisit: async ({ owner }) => {
    await goToBook(server, owner);
    return { token: owner.token, payload: { kind: 'read', of: 'chapel-book' } };
  },
  startUserBattle: async ({ owner, other }) => ({ token: other.token, payload: { name: owner.name } }),
  recover: async ({ owner }) => {
    const { body } = await owner.ask(renewRecoveryCodes, { password: PASSWORD });
    const [code] = body.recoveryCodes;
    return { token: '', payload: { username: owner.name, code, newPassword: PASSWORD } };
  },
  reportPlayer: async ({ owner, other }) => ({
    token: owner.token,
    payload: { player: other.id, reason: 'name' },
  }),
  blockPlayer: async ({ owner, other }) => ({ token: owner.token, payload: { player: other.id } }),
  unblockPlayer: async ({ owner, other }) => {
    await owner.ask(blockPlayer, { player: other.id });
    return { token: owner.token, payload: { player: other.id } };
  },
  appeal: async ({ owner }) => {
    await suspendNow(server, owner);
    return { token: '', payload: { username: owner.name, password: PASSWORD, text: 'It was my brother' } };
  },
  logInSuspended: async ({ owner }) => {
    await suspendNow(server, owner);
    return { token: '', payload: { username: owner.name, password: PASSWORD } };
  },
  liftSuspension: async ({ owner }) => {
    await suspendNow(server, owner);
    return { token: ADMIN_TOKEN, payload: { player: owner.name } };
  },
  declineAppeal: async ({ owner }) => {
    await suspendNow(server, owner);
    await server.askWith('')(appeal, { username: owner.name, password: PASSWORD, text: 'It was my brother' });
    const { body } = await operatorOf(server)(getAppeals);
    const { id } = body.appeals.find(({ player }) => player.name === owner.name)!;
    return { token: ADMIN_TOKEN, payload: { appeal: id, text: 'It was you' } };
  },
};

async function succeeding(call: Call, owners: Owners): Promise<Repeated> {
  const special = SUCCEEDING[call.name];
  if (special) return special(owners);
  const token = { anyone: '', player: owners.owner.token, admin: ADMIN_TOKEN }[call.access];
  return { token, payload: await MATRIX[call.name]?.[4]?.(owners) };
}

describe.each(CALLS.filter(({ method }) => method === 'POST'))('with a key, the call $name', (call) => {
  it('takes effect once: a failure keeps nothing, and a repeat gets the first reply', async () => {
    const players = [owners.owner, owners.other];
    const { token, payload } = await succeeding(call, owners);
    const ask = () =>
      server.askWith(token)(call, payload ?? null, { 'idempotency-key': `"once, ${call.name}"` });
    if (!KEYS_IN_ROWS.includes(call.name)) {
      await server.sql(`create function keep_nothing() returns trigger language plpgsql as
        $$ begin raise exception 'no reply may be kept'; end $$`);
      await server.sql(`create trigger keep_nothing before update on idempotency_keys
        for each row execute function keep_nothing()`);
      const before = await rowsOf(players);
      const { status } = await ask();
      await server.sql('drop function keep_nothing cascade');
      expect([status, await rowsOf(players)]).toEqual([500, before]);
    }
    const first = await ask();
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([200, undefined]);
    const before = await rowsOf(players);
    const again = await ask();
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
      200,
      'true',
      first.body,
    ]);
    expect(await rowsOf(players)).toEqual(before);
  });
});

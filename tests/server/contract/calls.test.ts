import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../contract/calls.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { newPlayer, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  player = await newPlayer(server);
});
afterAll(() => server.close());

const INCOMPLETE = '400 invalid_payload';

/**
 * The reply of each call to a new player, or to the operator, who sends no payload. Streams are missing because they
 * never end: events.test.ts tests them.
 */
const SENT_NOTHING: Readonly<Record<string, string>> = {
  login: INCOMPLETE,
  signup: INCOMPLETE,
  playAsGuest: INCOMPLETE,
  choosePassword: INCOMPLETE,
  logout: '200',
  changePassword: INCOMPLETE,
  getAccount: '200',
  endOtherSessions: '200',
  setPagePrivacy: INCOMPLETE,
  renewRecoveryCodes: INCOMPLETE,
  recover: INCOMPLETE,
  deleteAccount: INCOMPLETE,
  getProfile: '200',
  chooseLook: INCOMPLETE,
  getSettings: '200',
  saveSettings: INCOMPLETE,
  chooseStarter: INCOMPLETE,
  mapRequest: '200',
  mapMove: INCOMPLETE,
  startWildBattle: '409 conflict',
  currentBattle: '200',
  selectBattlePokemon: INCOMPLETE,
  attack: INCOMPLETE,
  switchPokemon: INCOMPLETE,
  useItem: INCOMPLETE,
  fillFlask: '409 conflict',
  pickUp: INCOMPLETE,
  runAway: '409 no_battle',
  catchPokemon: INCOMPLETE,
  battleContinue: '409 no_battle',
  getTeam: '200',
  findNextPokemons: '200',
  findNextPokemonsExcludeTeam: '200',
  updatePokemons: INCOMPLETE,
  evolve: INCOMPLETE,
  markFavourite: INCOMPLETE,
  nameCreature: INCOMPLETE,
  setFree: INCOMPLETE,
  getBoxes: '200',
  nameBox: INCOMPLETE,
  putInBox: INCOMPLETE,
  replaceTeamPokemon: INCOMPLETE,
  leaveTeam: INCOMPLETE,
  joinTeam: INCOMPLETE,
  startGymBattle: INCOMPLETE,
  startRivalBattle: '409 conflict',
  chooseEmber: INCOMPLETE,
  noteVisit: INCOMPLETE,
  startUserBattle: INCOMPLETE,
  startTrainingBattle: INCOMPLETE,
  startGoldBattle: INCOMPLETE,
  regionsData: '200',
  getRecord: '200',
  getAchievements: '200',
  noteAchievements: '200',
  getQuests: '200',
  claimQuest: INCOMPLETE,
  getCups: '200',
  enterCup: INCOMPLETE,
  leaveCup: '409 conflict',
  startCupBattle: '409 conflict',
  getTutor: '200',
  teachMove: INCOMPLETE,
  getCamp: '200',
  placeInCamp: INCOMPLETE,
  getResearch: INCOMPLETE,
  writeResearch: INCOMPLETE,
  chooseTitle: INCOMPLETE,
  getLedger: '200',
  getBattles: '200',
  getPastBattle: INCOMPLETE,
  getReplay: INCOMPLETE,
  getPokedex: '200',
  getAdvice: '200',
  getItems: '200',
  getPokemartDetails: '200',
  purchase: INCOMPLETE,
  pokemonsInTrade: '200',
  pokemonsInOffer: '200',
  tradeMarket: '200',
  makeTradeOffer: INCOMPLETE,
  acceptTradeOffer: INCOMPLETE,
  rejectTradeOffer: INCOMPLETE,
  removeAOfferFromTrade: INCOMPLETE,
  moveToTrade: INCOMPLETE,
  removePokemonFromTrade: INCOMPLETE,
  getWanted: '200',
  addWanted: '400 forbidden_by_rule',
  removeWanted: INCOMPLETE,
  getTradeMatches: '200',
  getTradeHistory: '200',
  getCreatureOwners: INCOMPLETE,
  getNotices: '200',
  readNotices: '200',
  getPlayer: INCOMPLETE,
  visitTrainer: INCOMPLETE,
  reportPlayer: INCOMPLETE,
  getBlocked: '200',
  blockPlayer: INCOMPLETE,
  unblockPlayer: INCOMPLETE,
  getMessages: '200',
  readMessages: INCOMPLETE,
  appeal: INCOMPLETE,
  logInSuspended: INCOMPLETE,
  health: '200',
  live: '200',
  ready: '200',
  grant: INCOMPLETE,
  resetPassword: INCOMPLETE,
  battleRecord: INCOMPLETE,
  getStanding: INCOMPLETE,
  getReports: '200',
  getAppeals: '200',
  getAudit: '200',
  warnPlayer: INCOMPLETE,
  messagePlayer: INCOMPLETE,
  suspendPlayer: INCOMPLETE,
  liftSuspension: INCOMPLETE,
  renamePlayer: INCOMPLETE,
  takeNickname: INCOMPLETE,
  dismissReports: INCOMPLETE,
  declineAppeal: INCOMPLETE,
};

const ENDING_CALLS = CALLS.filter(({ stream }) => !stream);
const tokenFor = (access: string) => (access === 'admin' ? ADMIN_TOKEN : player.token);

it('every call is expected to answer something', () => {
  expect(Object.keys(SENT_NOTHING).sort()).toEqual(ENDING_CALLS.map(({ name }) => name).sort());
});

it('every call is below /api', () => {
  expect(CALLS.filter(({ path }) => !path.startsWith('/api/'))).toEqual([]);
});

describe.each(CALLS.filter(({ access }) => access === 'anyone'))('the call $name', (call) => {
  it('answers somebody without a token as it answers a player', async () => {
    expect(said(await server.ask(call))).toBe(SENT_NOTHING[call.name]);
  });
});

describe.each(CALLS.filter(({ access }) => access !== 'anyone'))('the call $name', (call) => {
  it('is nothing to somebody without the right token', async () => {
    const others = call.access === 'admin' ? player.token : ADMIN_TOKEN;
    for (const token of ['', others]) {
      expect(said(await server.askWith(token)(call))).toBe('401 unauthorized');
    }
  });
});

describe.each(ENDING_CALLS)('the call $name', (call) => {
  it('answers who sends nothing along as the table says', async () => {
    expect(said(await server.askWith(tokenFor(call.access))(call))).toBe(SENT_NOTHING[call.name]);
    // Logging out invalidates the token: the calls after it need another one.
    if (call.name === 'logout') player = await newPlayer(server);
  });
});

describe.each(CALLS.filter(({ body }) => body))('the call $name', (call) => {
  it.each(['[]', '"text"', '7', '{', '{"a":1}}', '\u0000'])('refuses the body %j', async (payload) => {
    const answer = await server.send({
      method: call.method,
      url: call.path,
      payload,
      headers: { authorization: `Bearer ${tokenFor(call.access)}`, 'content-type': 'application/json' },
    });
    expect(said(answer)).toBe(INCOMPLETE);
  });
});

describe.each(CALLS.filter(({ query }) => query))('the call $name', (call) => {
  it('refuses a query in which nothing can be right', async () => {
    const wrong = Object.fromEntries(
      ['skip', 'name', 'id', 'battle', 'player'].map((field) => [field, 'x'.repeat(3000)]),
    );
    expect(said(await server.askWith(tokenFor(call.access))(call, wrong))).toBe(INCOMPLETE);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as auth from '../../contract/auth.ts';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import * as game from '../../contract/game.ts';
import * as journal from '../../contract/journal.ts';
import * as mart from '../../contract/mart.ts';
import * as owned from '../../contract/owned.ts';
import * as achievements from '../../contract/progress/achievements.ts';
import * as settings from '../../contract/settings.ts';
import * as trades from '../../contract/trades.ts';
import { DIRECTIONS } from '../../rules/world/types.ts';
import { theGame } from '../../server/domain/game.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { newGame, type SavedGame, type Surroundings } from './savedGame.ts';
import { answered, answerTo } from './service.ts';

/** A trial whose chance and time are always the same. */
function newTrial(seed = 'trial') {
  let count = 0;
  const bytes = (length: number) =>
    createHash('sha512').update(`${seed} ${++count}`).digest().subarray(0, length);
  const whole = theGame();
  const around: Surroundings = {
    game: { ...whole, regions: whole.regions.slice(0, 1) },
    now: () => Date.UTC(2026, 10, 23, 12),
    randomBytes: bytes,
    newId: () => `id-${++count}`,
  };
  let saved = newGame(around);
  /** Asks as the keeper does: a refusal leaves the game as it was. The reply must keep the contract. */
  const ask = <C extends Call>(call: C, payload?: BodyOf<C> | QueryOf<C> | object): ReplyOf<C> => {
    const next: SavedGame = structuredClone(saved);
    const reply = answerTo(next, around, { method: call.method, path: call.path, payload });
    saved = next;
    const checked = z.safeParse(call.reply, reply);
    expect([call.name, checked.error?.issues ?? []]).toEqual([call.name, []]);
    return reply as ReplyOf<C>;
  };
  const refusal = (call: Call, payload?: object): Refusal => {
    const before = structuredClone(saved);
    try {
      ask(call, payload);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      expect(saved).toEqual(before);
      return problem;
    }
    throw new Error(`${call.name} was not refused`);
  };
  return { ask, refusal, saved: () => saved, change: (work: (saved: SavedGame) => void) => work(saved) };
}
type Trial = ReturnType<typeof newTrial>;

function withStarter(seed?: string): Trial {
  const trial = newTrial(seed);
  trial.ask(game.chooseStarter, { pokemons: ['kindlam'] });
  return trial;
}

/** Walks to and fro until a creature appears. */
function meet({ ask }: Trial): void {
  let map = ask(game.mapRequest, {});
  for (let steps = 0; steps < 2000 && !map.pokemon; steps++) {
    const free = DIRECTIONS.filter((dir) => map.availablePos[dir]);
    map = ask(game.mapMove, { dir: free[(steps * 7) % free.length]!, from: map.mapPos });
  }
  expect(map.pokemon).toBeDefined();
}

/** Plays a battle with Ember, which strikes everybody, until it is over. */
function fight({ ask }: Trial, details: ReplyOf<typeof game.attack>['battleDetails']): string {
  let battle = details;
  for (let turn = 0; turn < 300; turn++) {
    const { page, round, myState } = battle;
    if (page === 'selection') {
      const selectedPokemon = myState.find(({ hp }) => hp > 0)!.id;
      battle = ask(game.selectBattlePokemon, { round, selectedPokemon }).battleDetails;
    } else if (page === 'battle') battle = ask(game.attack, { attackId: 3, round }).battleDetails;
    else if (page === 'roundResults') battle = ask(game.battleContinue, { round }).battleDetails;
    else return page;
  }
  throw new Error('The battle does not end');
}

describe('a trial', () => {
  it('begins with a newcomer’s gifts and the choice of a starter, once', () => {
    const { ask, refusal } = newTrial();
    const { profile, initialPokemons } = ask(auth.getProfile);
    expect([profile.coins, profile.pokemonCount, profile.guest]).toEqual([500, 0, undefined]);
    expect(initialPokemons).toContain('Kindlam');
    expect(ask(game.chooseStarter, { pokemons: ['kindlam'] })).toHaveLength(1);
    expect(refusal(game.chooseStarter, { pokemons: ['podkin'] }).status).toBe(409);
    expect(refusal(game.startWildBattle).status).toBe(409);
    expect(ask(auth.getProfile).pokemonCount).toBe(1);
  });

  it('walks, meets, wins and grows by the rules of the server', () => {
    const trial = withStarter();
    meet(trial);
    trial.change((saved) => {
      saved.creatures[0]!.level = 40;
      saved.creatures[0]!.exp = 100_000;
    });
    const { battleDetails } = trial.ask(game.startWildBattle);
    expect(battleDetails.battleType).toBe('wb');
    expect(fight(trial, battleDetails)).toBe('win');
    const won = trial.ask(game.currentBattle).battleDetails!;
    expect(won.coinsWon).toBeGreaterThan(0);
    expect(won.myState[0]!.growth?.after.exp).toBe(100_000 + won.totalExp);
    expect(trial.ask(auth.getProfile).profile.coins).toBe(500 + won.coinsWon);
    expect(trial.ask(game.getTeam).pokemons[0]!.exp).toBe(100_000 + won.totalExp);
    expect(trial.ask(journal.getRecord).counts.wb.win).toBe(1);
    expect(trial.ask(journal.getBattles, { skip: 0 }).battles[0]).toMatchObject({
      result: 'win',
      coins: won.coinsWon,
    });
    expect(trial.ask(journal.getLedger, { skip: 0 }).entries.map(({ reason }) => reason)).toEqual([
      'battle',
      'newcomer',
    ]);
    expect(trial.ask(journal.getPokedex).entries.length).toBeGreaterThan(1);
    expect(trial.refusal(game.attack, { attackId: 1 }).code).toBe('no_battle');
  });

  it('catches with the balls that are there', () => {
    const trial = withStarter();
    meet(trial);
    trial.change(({ bag }) => {
      bag.mball = 1;
      bag.uball = 0;
    });
    let battle = trial.ask(game.startWildBattle).battleDetails;
    const selectedPokemon = battle.myState[0]!.id;
    battle = trial.ask(game.selectBattlePokemon, { selectedPokemon }).battleDetails;
    expect(
      trial.ask(game.catchPokemon, { ballType: 'uball', round: battle.round }).battleDetails.error,
    ).toMatch(/none of these balls/);
    for (let throws = 0; throws < 30 && battle.page !== 'caught'; throws++) {
      if (battle.page === 'roundResults') battle = trial.ask(game.battleContinue, {}).battleDetails;
      if (battle.page !== 'battle') break;
      const ballType = trial.saved().bag.mball ? 'mball' : 'nball';
      battle = trial.ask(game.catchPokemon, { ballType, round: battle.round }).battleDetails;
    }
    expect(battle.page).toBe('caught');
    expect(battle.profile.items.mball).toBe(0);
    expect(battle.firsts?.kind).toBeUndefined();
    const list = trial.ask(game.findNextPokemons, { skip: 0 });
    expect(list.count).toBe(2);
    expect(list.pokemons.every(({ in_team }) => in_team)).toBe(true);
  });

  it('opens the first region alone, and pays a leader in full once', () => {
    const trial = withStarter();
    const data = trial.ask(game.regionsData);
    expect(data.regions).toHaveLength(1);
    const champion = Object.values(data.champions ?? {})[0]!;
    expect(trial.refusal(game.startGymBattle, { id: champion }).status).toBe(409);
    trial.change((saved) => {
      saved.creatures[0]!.level = 100;
    });
    const { id, coins } = data.gyms![0]!;
    expect(fight(trial, trial.ask(game.startGymBattle, { id }).battleDetails)).toBe('win');
    expect(trial.ask(game.currentBattle).battleDetails?.firsts?.badge?.won).toBe(1);
    expect(trial.ask(journal.getRecord).badges.map(({ gymId }) => gymId)).toEqual([id]);
    expect(trial.ask(game.regionsData).gyms![0]!.coins).toBeLessThan(coins);
    expect(trial.ask(journal.getAdvice).gym?.id).toBe(data.gyms![1]!.id);
  });

  it('has training, house teams and gold battles, and leaves an open battle as fled', () => {
    const trial = withStarter();
    expect(trial.ask(game.startTrainingBattle, { type: 'fire' }).battleDetails.trainingType).toBe('fire');
    const house = trial.ask(game.startUserBattle, { name: 1 }).battleDetails;
    expect(theGame().houses).toContain(house.userBattaleDetails?.name);
    expect(trial.refusal(game.startUserBattle, { name: 'Somebody else' }).status).toBe(404);
    const gold = trial.ask(game.startGoldBattle, { tier: 'bronze' }).battleDetails;
    expect(gold.profile.coins).toBe(500 - theGame().goldTiers.bronze.stake);
    expect(trial.ask(journal.getRecord).counts).toMatchObject({ training: { fled: 1 }, user: { fled: 1 } });
  });

  it('sells for exact prices, and nothing for too few coins', () => {
    const trial = withStarter();
    const { items } = trial.ask(mart.purchase, { items: { nball: 2 } });
    const { price } = items.items.nball!;
    expect(items.coins).toBe(500 - 2 * price);
    expect(trial.ask(mart.getItems).items.nball).toBe(12);
    expect(trial.refusal(mart.purchase, { items: { nball: 9999 } }).status).toBe(409);
    expect(trial.refusal(mart.purchase, { items: { nothing: 1 } }).status).toBe(404);
  });

  it('names creatures and sets them free by the rules of the server', () => {
    const trial = withStarter();
    trial.change((saved) => {
      const [first] = saved.creatures;
      saved.creatures.push(
        { ...first!, id: 'loved', number: 2, teamOrder: null, favourite: true },
        { ...first!, id: 'third', number: 3, teamOrder: null },
      );
    });
    const [first] = trial.ask(game.getTeam).pokemons;
    const call = (nickname: string) => ({ id: first!.id, nickname });
    expect(trial.refusal(owned.nameCreature, call('shiny')).status).toBe(400);
    trial.ask(owned.nameCreature, call('Toast'));
    expect(trial.ask(game.getTeam).pokemons[0]?.nickname).toBe('Toast');
    trial.ask(owned.nameCreature, call(''));
    expect(trial.ask(game.getTeam).pokemons).toEqual([first]);
    const free = (...pokemons: string[]) => ({ pokemons });
    expect(trial.refusal(owned.setFree, free('loved')).code).toBe('favourite');
    expect(trial.refusal(owned.setFree, free(first!.id, 'third')).status).toBe(400);
    expect(trial.ask(owned.setFree, free('third'))).toEqual({ pokemons: [first], pokemonCount: 2 });
    expect(trial.refusal(owned.setFree, free('third')).status).toBe(404);
  });

  it('keeps team, order, attacks and favourites by the rules of the server', () => {
    const trial = withStarter();
    trial.change((saved) => {
      saved.creatures.push(
        { ...saved.creatures[0]!, id: 'second', number: 2, teamOrder: 1, favourite: true },
        { ...saved.creatures[0]!, id: 'third', number: 3, teamOrder: null, level: 9 },
      );
    });
    const [first] = trial.ask(game.getTeam).pokemons;
    expect(trial.refusal(game.leaveTeam, { id: 'second' }).code).toBe('favourite');
    trial.ask(game.markFavourite, { id: 'second', favourite: false });
    expect(trial.ask(game.leaveTeam, { id: 'second' }).pokemons.map(({ id }) => id)).toEqual([
      'second',
      first!.id,
    ]);
    expect(trial.refusal(game.leaveTeam, { id: first!.id }).status).toBe(400);
    trial.ask(game.joinTeam, { id: 'third', place: 0 });
    expect(trial.ask(game.getTeam).pokemons.map(({ id }) => id)).toEqual(['third', first!.id]);
    trial.ask(game.replaceTeamPokemon, { from: 'third', to: 'second' });
    expect(trial.ask(game.findNextPokemonsExcludeTeam, { skip: 0 }).pokemons.map(({ id }) => id)).toEqual([
      'third',
    ]);
    const sorted = trial.ask(game.findNextPokemons, { skip: 0, sort: '-level' });
    expect(sorted.pokemons[0]?.id).toBe('third');
    expect(
      trial.refusal(game.updatePokemons, { pokemons: [{ id: 'third', attack1: 'empty lantern' }] }).status,
    ).toBe(400);
    expect(trial.refusal(game.evolve, { id: 'third' }).status).toBe(409);
  });

  it('lists creatures by their names in the language of the game', () => {
    const trial = withStarter();
    trial.change((saved) => {
      const of = (species: string, level: number) => ({
        ...saved.creatures[0]!,
        id: `${species}${level}`,
        species,
        level,
      });
      saved.creatures = [of('apothadder', 5), of('icequill', 5), of('apothadder', 9)];
    });
    const ids = (sort: string, language?: 'ja') =>
      trial.ask(game.findNextPokemons, { skip: 0, sort, language }).pokemons.map(({ id }) => id);
    expect(ids('name')).toEqual(['apothadder5', 'apothadder9', 'icequill5']);
    expect(ids('name', 'ja')).toEqual(['icequill5', 'apothadder5', 'apothadder9']);
    expect(ids('-name', 'ja')).toEqual(['apothadder9', 'apothadder5', 'icequill5']);
    expect(ids('level,name', 'ja')).toEqual(['icequill5', 'apothadder5', 'apothadder9']);
  });

  it('counts achievements from what it keeps, and tells each once', () => {
    const trial = withStarter();
    const level = () =>
      trial.ask(achievements.getAchievements).achievements.find(({ id }) => id === 'level-copper');
    expect(level()).toMatchObject({ count: 5, goal: 25, reachedAt: null });
    expect(trial.ask(achievements.noteAchievements).reached).toEqual([]);
    trial.change((saved) => {
      saved.creatures[0]!.level = 30;
    });
    expect(trial.ask(achievements.noteAchievements).reached.map(({ id }) => id)).toEqual(['level-copper']);
    expect(trial.ask(achievements.noteAchievements).reached).toEqual([]);
    expect(level()?.reachedAt).toBe('2026-11-23T12:00:00.000Z');
  });

  it('takes the answer to the keeper of the hearth by the rules of the server, once', () => {
    const trial = withStarter();
    const { champion } = theGame().regions[0]!;
    expect(trial.refusal(game.chooseEmber, { ember: 'banked' }).status).toBe(409);
    trial.change((saved) => {
      saved.mapName = 'fourlight3';
      saved.cell = { x: 12, y: 15 };
    });
    // The trial ends with its first region.
    expect(trial.refusal(game.chooseEmber, { ember: 'banked' }).message).toContain(champion.name);
    trial.change(({ beaten }) => beaten.push({ gymId: champion.id, beatenAt: new Date(0).toISOString() }));
    expect(trial.ask(journal.getRecord).ember).toBeNull();
    expect(trial.ask(game.chooseEmber, { ember: 'loose' })).toEqual({ ember: 'loose' });
    expect(trial.ask(journal.getRecord).ember).toBe('loose');
    expect(trial.refusal(game.chooseEmber, { ember: 'banked' }).status).toBe(409);
  });

  it('keeps settings and the look, and starts over', () => {
    const trial = withStarter();
    trial.ask(settings.saveSettings, { contrast: 'high' });
    expect(trial.ask(settings.getSettings).settings).toEqual({ contrast: 'high' });
    trial.ask(auth.deleteAccount, { password: 'trial' });
    expect(trial.ask(auth.getProfile).pokemonCount).toBe(0);
    expect(trial.ask(settings.getSettings).settings).toEqual({});
  });
});

/** What needs a server: accounts, other players, the operator, quests that wait for days, research. */
const ABSENT = [
  ...['login', 'signup', 'choosePassword', 'changePassword', 'getAccount', 'endOtherSessions', 'recover'],
  ...[
    'renewRecoveryCodes',
    'exportAccount',
    'live',
    'ready',
    'getReplay',
    'getPastBattle',
    'getNotices',
    'gameEvents',
  ],
  ...['tradeMarket', 'makeTradeOffer', 'acceptTradeOffer', 'rejectTradeOffer', 'removeAOfferFromTrade'],
  ...['moveToTrade', 'removePokemonFromTrade', 'getWanted', 'addWanted', 'removeWanted', 'getTradeMatches'],
  ...[
    'getCreatureOwners',
    'getPlayer',
    'visitTrainer',
    'reportPlayer',
    'blockPlayer',
    'unblockPlayer',
    'readMessages',
  ],
  ...[
    'setPagePrivacy',
    'getQuests',
    'claimQuest',
    'noteVisit',
    'getTutor',
    'teachMove',
    'getCups',
    'enterCup',
    'leaveCup',
    'startCupBattle',
  ],
  ...['getResearch', 'writeResearch', 'chooseTitle'],
  ...['appeal', 'logInSuspended'],
];

it('every call of the contract is answered, or stands among those that need a server', () => {
  const missing = CALLS.filter((call) => call.access !== 'admin' && !answered(call)).map(({ name }) => name);
  expect(missing.sort()).toEqual([...ABSENT].sort());
});

it('a call that needs a server is refused with the reason', () => {
  const { message, status } = withStarter().refusal(trades.moveToTrade, { pokemons: ['id-1'] });
  expect([status, message]).toEqual([409, 'This is not in the trial: it needs a server with other players.']);
});

import * as auth from '../../contract/auth.ts';
import type { BodyOf, Call, QueryOf, ReplyOf } from '../../contract/call.ts';
import * as game from '../../contract/game.ts';
import * as journal from '../../contract/journal.ts';
import * as mart from '../../contract/mart.ts';
import * as moderation from '../../contract/moderation.ts';
import * as notices from '../../contract/notices.ts';
import * as operations from '../../contract/operations.ts';
import * as owned from '../../contract/owned.ts';
import * as achievements from '../../contract/progress/achievements.ts';
import * as settings from '../../contract/settings.ts';
import { isSoldAvatar } from '../../contract/shapes/avatar.ts';
import * as trades from '../../contract/trades.ts';
import { viewRegions } from '../../server/domain/gyms.ts';
import { conflict, Refusal } from '../../server/http/refusal.ts';
import { trialWords } from '../../src/locales/en/trial.ts';
import { achievementsIn, noteAchieved } from './achievements.ts';
import {
  battleIn,
  beginGold,
  beginGym,
  beginHouse,
  beginRival,
  beginTraining,
  beginWild,
  choose,
  giveDraught,
  throwBall,
} from './battles.ts';
import { boxesIn, nameOneBox, putThem } from './boxes.ts';
import { campIn, placeIt } from './camp.ts';
import {
  evolveOne,
  exchange,
  giveNickname,
  join,
  leave,
  letFree,
  listed,
  mark,
  saveThem,
  takeStarter,
  teamOf,
  viewsOf,
} from './creatures.ts';
import { adviceIn, buy, dexOf, martOf, pageOf, recordOf } from './journal.ts';
import { ownWords } from './ownWords.ts';
import { profileIn } from './player.ts';
import { newGame, type SavedGame, type Surroundings } from './savedGame.ts';
import { enterMap, fillFlaskAtWell, keepAnswer, pickUpAt, walkOne } from './walking.ts';

type PayloadOf<C extends Call> = C['body'] extends undefined ? QueryOf<C> : BodyOf<C>;
type Answer = (saved: SavedGame, around: Surroundings, payload: never) => unknown;

const key = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** A call with what answers it. The answer may change the saved game; a refusal that it throws undoes that. */
const answers = new Map<string, Answer>();
function serve<C extends Call>(
  call: C,
  answer: (saved: SavedGame, around: Surroundings, payload: PayloadOf<C>) => ReplyOf<C>,
): void {
  answers.set(key(call), answer as Answer);
}

/** The token of every trial: it opens nothing anywhere else. */
export const TRIAL_TOKEN = 'trial';

serve(auth.playAsGuest, () => ({ access_token: TRIAL_TOKEN }));
serve(auth.logout, () => ({ ok: true as const }));
serve(auth.deleteAccount, (saved, around) => {
  Object.assign(saved, newGame(around));
  return { ok: true as const };
});
serve(auth.getProfile, (saved, around) => {
  const profile = profileIn(around, saved);
  return { profile, pokemonCount: profile.pokemonCount, initialPokemons: profile.initialPokemons };
});
serve(auth.chooseAvatar, (saved, around, { look }) => {
  if (isSoldAvatar(look) && (saved.bag[look] ?? 0) < 1) throw conflict('pieceNotOwned');
  saved.look = look;
  return { profile: profileIn(around, saved) };
});
serve(operations.health, () => ({
  status: 'ok' as const,
  version: 'trial',
  uptime: 0,
  workshop: false,
  guests: true,
}));
serve(settings.getSettings, (saved) => ({ settings: saved.settings }));
serve(settings.saveSettings, (saved, _around, change) => {
  saved.settings = { ...saved.settings, ...change };
  return { settings: saved.settings };
});

serve(game.chooseStarter, takeStarter);
serve(game.mapRequest, (saved, around, body) => enterMap(saved, around, body ?? {}));
serve(game.mapMove, walkOne);
serve(game.startWildBattle, (saved, around) => beginWild(saved, around));
serve(game.currentBattle, (saved, around) => ({ battleDetails: battleIn(around, saved) }));
serve(game.selectBattlePokemon, (saved, around, { round, selectedPokemon }) =>
  choose(saved, around, round, ['choose', selectedPokemon]),
);
serve(game.attack, (saved, around, { round, attackId }) =>
  choose(saved, around, round, ['attack', attackId]),
);
serve(game.switchPokemon, (saved, around, { round, selectedPokemon }) =>
  choose(saved, around, round, ['switch', selectedPokemon]),
);
serve(game.useItem, (saved, around, { round, selectedPokemon }) =>
  giveDraught(saved, around, round, selectedPokemon),
);
serve(game.fillFlask, (saved, around) => fillFlaskAtWell(saved, around));
serve(game.pickUp, pickUpAt);
serve(game.runAway, (saved, around, body) => choose(saved, around, body?.round, ['run']));
serve(game.catchPokemon, (saved, around, { round, ballType }) => throwBall(saved, around, round, ballType));
serve(game.battleContinue, (saved, around, body) => choose(saved, around, body?.round, ['continue']));
serve(game.getTeam, (saved, around) => ({ pokemons: viewsOf(around, saved, teamOf(saved)) }));
serve(game.findNextPokemons, (saved, around, query) => listed(saved, around, query, false));
serve(game.findNextPokemonsExcludeTeam, (saved, around, query) => listed(saved, around, query, true));
serve(game.updatePokemons, saveThem);
serve(game.evolve, evolveOne);
serve(game.markFavourite, mark);
serve(owned.nameCreature, giveNickname);
serve(owned.setFree, letFree);
serve(owned.getBoxes, boxesIn);
serve(owned.nameBox, nameOneBox);
serve(owned.putInBox, putThem);
serve(owned.getCamp, campIn);
serve(owned.placeInCamp, placeIt);
serve(game.replaceTeamPokemon, exchange);
serve(game.leaveTeam, leave);
serve(game.joinTeam, join);
serve(game.startGymBattle, (saved, around, { id }) => beginGym(saved, around, id));
serve(game.startRivalBattle, (saved, around) => beginRival(saved, around));
serve(game.chooseEmber, keepAnswer);
serve(game.startUserBattle, (saved, around, { name }) => beginHouse(saved, around, name));
serve(game.startTrainingBattle, (saved, around, { type }) => beginTraining(saved, around, type));
serve(game.startGoldBattle, (saved, around, { tier }) => beginGold(saved, around, tier));
serve(game.regionsData, (saved, around) =>
  viewRegions(
    around.game.regions,
    saved.beaten.map(({ gymId }) => gymId),
  ),
);

serve(journal.getRecord, recordOf);
serve(journal.getPokedex, dexOf);
serve(journal.getAdvice, adviceIn);
serve(achievements.getAchievements, achievementsIn);
serve(achievements.noteAchievements, (saved, around) => noteAchieved(saved, around));
serve(journal.getLedger, ({ ledger }, _around, { skip }) => ({
  entries: [...pageOf(ledger, skip)],
  count: ledger.length,
}));
serve(journal.getBattles, ({ ended }, _around, { skip }) => ({
  // A trial keeps no choices, so nothing can be played again.
  battles: pageOf(ended, skip).map((one) => ({ ...one, playable: false })),
  count: ended.length,
}));
serve(mart.getItems, ({ bag }, { game: { items } }) => ({
  items: Object.fromEntries(Object.keys(items).map((item) => [item, bag[item] ?? 0])),
}));
serve(mart.getPokemartDetails, martOf);
serve(mart.purchase, buy);

// Nothing of these can be in a trial; pages that also have other things ask for them all the same.
serve(moderation.getMessages, () => ({ messages: [] }));
serve(moderation.getBlocked, () => ({ blocked: [] }));
serve(trades.getTradeHistory, () => ({ trades: [], count: 0 }));
serve(trades.pokemonsInTrade, () => ({ pokemons: [], count: 0 }));
serve(trades.pokemonsInOffer, () => ({ pokemons: [], count: 0 }));
serve(notices.readNotices, () => ({ unread: 0 }));

/** Whether a trial answers a call. */
export const answered = (call: Call): boolean => answers.has(key(call));

const absent = () => new Refusal(409, 'conflict', ownWords(trialWords.noPlace));

/**
 * Answers a request, and changes the saved game in place.
 * @throws Refusal as the server does; what it has changed must then be dropped
 */
export function answerTo(
  saved: SavedGame,
  around: Surroundings,
  request: { readonly method: string; readonly path: string; readonly payload: unknown },
): unknown {
  const answer = answers.get(`${request.method} ${request.path}`);
  if (!answer) throw absent();
  return answer(saved, around, (request.payload ?? {}) as never);
}

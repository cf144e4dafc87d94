import { cups, isCup } from '../../content/challenges/cups.ts';
import { items as catalogue } from '../../content/index.ts';
import { getProfile } from '../../contract/auth.ts';
import type { BodyOf, Call, ReplyOf } from '../../contract/call.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  chooseStarter,
  currentBattle,
  getTeam,
  joinTeam,
  leaveTeam,
  mapMove,
  mapRequest,
  pickUp,
  replaceTeamPokemon,
  runAway,
  selectBattlePokemon,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
  switchPokemon,
  useItem,
} from '../../contract/game.ts';
import { getRecord } from '../../contract/journal.ts';
import { purchase } from '../../contract/mart.ts';
import { grant } from '../../contract/operations.ts';
import { getTutor, setFree, teachMove } from '../../contract/owned.ts';
import { enterCup, getCups, leaveCup, startCupBattle } from '../../contract/progress/cups.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import type { MapReply } from '../../contract/shapes/map.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import {
  acceptTradeOffer,
  addWanted,
  getWanted,
  moveToTrade,
  pokemonsInTrade,
  removePokemonFromTrade,
  removeWanted,
} from '../../contract/trades.ts';
import { BALL_TYPES } from '../../rules/creatures/types.ts';
import type { Answer, Bot } from './bot.ts';
import { isEnded } from './record.ts';

const idsOf = (creatures: readonly Creature[]): string[] => creatures.map(({ id }) => id);

function keepProfile(bot: Bot, profile: Profile): void {
  bot.profile = profile;
  bot.confirmed.coins = profile.coins;
  bot.confirmed.items = { ...bot.confirmed.items, ...profile.items };
}

function keepMap(bot: Bot, map: MapReply): void {
  const known = bot.map?.mapName === map.mapName ? bot.map.things : undefined;
  bot.map = known && !map.things ? { ...map, things: known } : map;
  bot.confirmed.place = { mapName: map.mapName, mapPos: map.mapPos };
}

function keepBattle(bot: Bot, battle: BattleDetails, before: BattleDetails | null): void {
  const { confirmed } = bot;
  const { coins } = confirmed;
  bot.battle = isEnded(battle.page) || battle.fled ? null : battle;
  keepProfile(bot, battle.profile);
  // A battle uses up the waiting encounter.
  if (!before && bot.map) {
    const { pokemon: _met, ...map } = bot.map;
    bot.map = map;
  }
  if (!before || isEnded(before.page) || !isEnded(battle.page)) return;
  confirmed.battles[battle.battleType][battle.page] += 1;
  if (battle.cup && battle.cup.won === battle.cup.all) confirmed.ribbons += 1;
  if (battle.page === 'caught') {
    confirmed.counts.creatures += 1;
    confirmed.team = null;
  }
  const paid = battle.profile.coins - (coins ?? battle.profile.coins);
  if (coins !== null && paid !== (battle.page === 'win' || battle.page === 'caught' ? battle.coinsWon : 0))
    confirmed.contradictions.push(`${battle.page} of ${battle.coinsWon} coins paid ${paid}`);
}

function keepPurchase(
  { confirmed }: Bot,
  body: BodyOf<typeof purchase>,
  reply: ReplyOf<typeof purchase>,
): void {
  const { coins, items } = confirmed;
  const cost = Object.entries(body.items).reduce(
    (sum, [key, number]) => sum + number * (catalogue[key]?.price ?? 0),
    0,
  );
  if (coins !== null && coins - cost !== reply.items.coins)
    confirmed.contradictions.push(`a purchase for ${cost} coins made ${reply.items.coins} of ${coins} coins`);
  for (const [key, number] of Object.entries(body.items)) {
    const [before, after] = [items?.[key], reply.items.items[key]?.bag];
    if (before !== undefined && after !== before + number * (catalogue[key]?.pack ?? 1))
      confirmed.contradictions.push(`a purchase of ${number} ${key} made ${after} of ${before}`);
  }
  confirmed.coins = reply.items.coins;
  confirmed.items = {
    ...items,
    ...Object.fromEntries(Object.entries(reply.items.items).map(([key, { bag }]) => [key, bag])),
  };
}

/** Notes the coins that are left after this much was paid. */
function keepPaid({ confirmed }: Bot, cost: number, left: number): void {
  const { coins } = confirmed;
  if (coins !== null && coins - cost !== left)
    confirmed.contradictions.push(`${cost} coins paid made ${left} of ${coins} coins`);
  confirmed.coins = left;
}

function keepTrade(bot: Bot, { offer, pokemonOnTrade, offerId }: BodyOf<typeof acceptTradeOffer>): void {
  const gain = offer.length - 1;
  const maker = bot.crowd.makers.get(offerId ?? '');
  bot.confirmed.counts.trades += 1;
  bot.confirmed.counts.creatures += gain;
  if (maker) {
    maker.confirmed.counts.trades += 1;
    maker.confirmed.counts.creatures -= gain;
  }
  bot.confirmed.listed?.delete(pokemonOnTrade);
}

type Keep = (bot: Bot, body: never, reply: never) => void;
const KEEP = new Map<string, Keep>();
function on<C extends Call>(
  calls: readonly C[],
  keep: (bot: Bot, body: BodyOf<C>, reply: ReplyOf<C>) => void,
): void {
  for (const { name } of calls) KEEP.set(name, keep as Keep);
}

on([getProfile], (bot, _body, { profile }) => keepProfile(bot, profile));
on([getTeam], ({ confirmed }, _body, { pokemons }) => {
  confirmed.team = idsOf(pokemons);
});
on([currentBattle], (bot, _body, { battleDetails }) => {
  bot.battle = battleDetails && !isEnded(battleDetails.page) && !battleDetails.fled ? battleDetails : null;
});
on([chooseStarter], ({ confirmed }, _body, reply) => {
  confirmed.counts.creatures += 1;
  confirmed.team = idsOf(reply);
});
on([setFree], ({ confirmed }, { pokemons: freed }, { pokemons }) => {
  confirmed.counts.creatures -= freed.length;
  confirmed.team = idsOf(pokemons);
});
on([grant], (bot, _body, { profile, pokemons }) => {
  keepProfile(bot, profile);
  bot.confirmed.counts.creatures += pokemons.length;
  bot.confirmed.team = null;
});
on([mapRequest], (bot, _body, reply) => keepMap(bot, reply));
on([pickUp], (bot, _body, { found, things, profile }) => {
  const { coins } = bot.confirmed;
  const gained = found?.what === 'coins' ? found.count : 0;
  if (coins !== null && profile.coins !== coins + gained)
    bot.confirmed.contradictions.push(`a purse of ${gained} made ${profile.coins} of ${coins} coins`);
  keepProfile(bot, profile);
  if (bot.map) bot.map = { ...bot.map, things };
});
on([mapMove], (bot, _body, reply) => {
  bot.confirmed.counts.steps += 1;
  keepMap(bot, reply);
});
on(
  [startWildBattle, startGymBattle, startUserBattle, startTrainingBattle, startGoldBattle, startCupBattle],
  (bot, _body, { battleDetails }) => keepBattle(bot, battleDetails, null),
);
on(
  [selectBattlePokemon, attack, switchPokemon, useItem, runAway, catchPokemon, battleContinue],
  (bot, _body, { battleDetails }) => keepBattle(bot, battleDetails, bot.battle),
);
on([purchase], keepPurchase);
on([getCups, leaveCup, getTutor], (bot, _body, { coins }) => keepPaid(bot, 0, coins));
on([enterCup], (bot, { cup }, { coins }) => keepPaid(bot, isCup(cup) ? cups[cup].entry : 0, coins));
on([teachMove], (bot, { price }, { coins }) => keepPaid(bot, price, coins));
on([joinTeam], ({ confirmed }, _body, { pokemons }) => {
  confirmed.team = idsOf(pokemons);
});
on([leaveTeam], ({ confirmed }, _body, { pokemons: [, ...team] }) => {
  confirmed.team = idsOf(team);
});
on([replaceTeamPokemon], ({ confirmed }, { from, to }) => {
  confirmed.team = confirmed.team?.map((id) => (id === from ? to : id)) ?? null;
});
on([moveToTrade], ({ confirmed }, { pokemons }) => {
  for (const id of pokemons) confirmed.listed?.add(id);
});
on([removePokemonFromTrade], ({ confirmed }, { pokemons }) => {
  for (const id of pokemons) confirmed.listed?.delete(id);
});
on([getRecord], ({ confirmed }, _body, { steps, counts }) => {
  if (steps < confirmed.counts.steps)
    confirmed.contradictions.push(`a card with ${steps} of ${confirmed.counts.steps} steps`);
  for (const [kind, before] of Object.entries(confirmed.battles)) {
    const now = counts[kind as keyof typeof counts];
    if (now.win < before.win || now.lose < before.lose || now.caught < before.caught)
      confirmed.contradictions.push(
        `a card with ${JSON.stringify(now)} of ${JSON.stringify(before)} (${kind})`,
      );
  }
});
on([acceptTradeOffer], keepTrade);
on([pokemonsInTrade], ({ confirmed }, _body, { pokemons, count }) => {
  if (count === pokemons.length) confirmed.listed = new Set(idsOf(pokemons));
});
on([getWanted, addWanted, removeWanted], ({ confirmed }, _body, { wanted }) => {
  confirmed.wanted = wanted.length;
});

/** Records what a definite reply says about a bot. A refusal has changed nothing, even if an earlier try had no reply. */
export function confirm(bot: Bot, call: Call, body: unknown, answer: Answer<Call>): void {
  if (!answer.ok) return;
  if (call.method === 'POST' && call !== mapRequest) bot.confirmed.changes += 1;
  KEEP.get(call.name)?.(bot, body as never, answer.body as never);
}

/** Balls that a bot has. */
export const ballsOf = ({ confirmed: { items } }: Bot) =>
  BALL_TYPES.filter((ball) => (items?.[ball] ?? 0) > 0);

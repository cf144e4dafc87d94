import type { BodyOf, ReplyOf } from '../../contract/call.ts';
import type { getAdvice, getPokedex, getRecord } from '../../contract/journal.ts';
import type { purchase } from '../../contract/mart.ts';
import { BATTLE_TYPES } from '../../contract/shapes/battle.ts';
import { RESULTS } from '../../contract/shapes/journal.ts';
import { PAGE_SIZE } from '../../contract/shapes/primitives.ts';
import { speciesOf } from '../../rules/book.ts';
import { canEvolve } from '../../rules/creatures/evolution.ts';
import { BALL_TYPES } from '../../rules/creatures/types.ts';
import { creatureView } from '../../server/domain/creatures/creatureView.ts';
import { findLeader, nextLeader } from '../../server/domain/gyms.ts';
import { rivalWinsIn } from '../../server/domain/rivals.ts';
import { isSoldOn, martDetails } from '../../server/features/mart/details.ts';
import { conflict, forbiddenByRule, notFound } from '../../server/http/refusal.ts';
import { addCoins, addItems, ownerOf } from './player.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;

/** The trainer card. */
export function recordOf(saved: SavedGame, { game }: Surroundings): TrainerRecord {
  const { username, look, since, steps, creatures, pokedex, counts, streak, bestStreak, coins } = saved;
  const rank = { 2: 0, 3: 1 } as Readonly<Record<number, number>>;
  const [rarest] = creatures.toSorted(
    (one, other) => (rank[one.kind] ?? 2) - (rank[other.kind] ?? 2) || other.level - one.level,
  );
  const table = BATTLE_TYPES.map((kind) => [
    kind,
    Object.fromEntries(RESULTS.map((result) => [result, counts[`${kind} ${result}`] ?? 0])),
  ]);
  return {
    username,
    look,
    since,
    steps,
    pokemonCount: creatures.length,
    seen: Object.keys(pokedex).length,
    caught: Object.values(pokedex).filter(({ caught }) => caught.length > 0).length,
    counts: Object.fromEntries(table) as TrainerRecord['counts'],
    streak,
    bestStreak,
    rarest: rarest ? creatureView(game, rarest, ownerOf(saved)) : null,
    badges: saved.beaten.flatMap(({ gymId, beatenAt }) => {
      const found = findLeader(game.regions, gymId);
      const region = found && game.regions[found.region];
      return region ? [{ gymId, name: found.leader.name, region: region.name, beatenAt }] : [];
    }),
    ember: saved.ember ?? null,
    rivalWins: rivalWinsIn(saved.beaten.map(({ gymId }) => gymId)),
    coins,
  };
}

/** Every species that the player has seen, in the order of the Pokedex. */
export function dexOf({ pokedex }: SavedGame, { game }: Surroundings): ReplyOf<typeof getPokedex> {
  const entries = Object.values(game.book.species).flatMap(({ id, name }) => {
    const entry = pokedex[id];
    return entry ? [{ name, ...entry }] : [];
  });
  return { entries } as ReplyOf<typeof getPokedex>;
}

const FEW_BALLS = 5;

/** What the player might do next. */
export function adviceIn(saved: SavedGame, { game }: Surroundings): ReplyOf<typeof getAdvice> {
  const beaten = saved.beaten.map(({ gymId }) => gymId);
  const ready = saved.creatures
    .filter(({ species, level }) => canEvolve(speciesOf(game.book, species), level))
    .toSorted((one, other) => other.level - one.level);
  const [first] = ready;
  const leader = nextLeader(game.regions, beaten);
  const balls = BALL_TYPES.reduce((sum, ball) => sum + (saved.bag[ball] ?? 0), 0);
  return {
    evolve: first ? { count: ready.length, name: speciesOf(game.book, first.species).name } : null,
    gym: leader && {
      id: leader.id,
      name: leader.name,
      region: leader.region,
      least: leader.least,
      most: leader.most,
    },
    balls,
    low: balls < FEW_BALLS,
    firstSteps: saved.creatures.length < 2 && beaten.length === 0,
    offers: 0,
  };
}

/** A page of a list whose entries come with the latest first. */
export function pageOf<Entry>(entries: readonly Entry[], skip: unknown): readonly Entry[] {
  const from = Number(skip ?? 0);
  return entries.slice(from, from + PAGE_SIZE);
}

/** The mart's list. */
export const martOf = ({ coins, mapName, bag }: SavedGame, { game }: Surroundings) =>
  martDetails(game, { coins, mapName }, new Map(Object.entries(bag)));

/** Buys items, all or none. */
export function buy(saved: SavedGame, around: Surroundings, { items: wanted }: BodyOf<typeof purchase>) {
  const { items } = around.game;
  const lines = Object.entries(wanted).map(([key, quantity]) => {
    const item = Object.hasOwn(items, key) ? items[key] : undefined;
    if (!item) throw notFound('noItem');
    if (!item.canShow) throw forbiddenByRule('notForSale', { item: key, name: item.name });
    if (!isSoldOn(item, saved.mapName)) throw conflict('soldElsewhere', { item: key, name: item.name });
    const brought = quantity * (item.pack ?? 1);
    if ((saved.bag[key] ?? 0) + brought > (item.most ?? Infinity)) {
      throw conflict('carrySome', { item: key, name: item.name, most: item.most ?? 0 });
    }
    return { key, brought, price: item.price * quantity };
  });
  if (lines.length === 0) throw forbiddenByRule('noQuantities');
  addCoins(saved, around, -lines.reduce((sum, { price }) => sum + price, 0), 'purchase');
  for (const { key, brought } of lines) addItems(saved, key, brought);
  return { items: martOf(saved, around) };
}

import type { CoinReason } from '../../contract/shapes/journal.ts';
import type { Profile } from '../../contract/shapes/profile.ts';
import { type ProfileRow, profileOf } from '../../server/domain/players/profile.ts';
import { conflict } from '../../server/http/refusal.ts';
import { MOST_ENTRIES, type SavedGame, type Surroundings } from './savedGame.ts';

/** The player of every trial, as creatures name their owner. */
export const ownerOf = ({ username }: SavedGame) => ({ id: 'trial', username });

/** The player's row as the server's views read it. */
export function profileRow({
  username,
  coins,
  mapName,
  reached = [],
  cell,
  look,
  bag,
  creatures,
  battle,
}: SavedGame): ProfileRow {
  return {
    username,
    coins: String(coins),
    mapName,
    reachedMaps: reached,
    cellX: cell.x,
    cellY: cell.y,
    look,
    messages: 0,
    guest: false,
    bag,
    pokemonCount: creatures.length,
    page: battle?.state.page ?? null,
  };
}

/** The profile of a reply. */
export const profileIn = ({ game }: Surroundings, saved: SavedGame): Profile =>
  profileOf(game, profileRow(saved));

/** Adds coins, or takes them, and notes why. @throws Refusal 409 for more than the player has */
export function addCoins(saved: SavedGame, { now }: Surroundings, amount: number, reason: CoinReason): void {
  if (amount === 0) return;
  if (saved.coins + amount < 0) throw conflict('fewCoins');
  saved.coins += amount;
  const entry = { amount, balance: saved.coins, reason, at: new Date(now()).toISOString() };
  saved.ledger = [entry, ...saved.ledger].slice(0, MOST_ENTRIES);
}

/** Adds items of one kind to the bag, or takes them. */
export function addItems({ bag }: SavedGame, item: string, count: number): void {
  bag[item] = (bag[item] ?? 0) + count;
}

import type { BodyOf } from '../../../contract/call.ts';
import type { updatePokemons } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { type CreatureRow, creatureView, fingerprintOf } from '../../domain/creatures/creatureView.ts';
import { lockOwnListings } from '../../domain/trades/lockOwnListings.ts';
import { type Notification, notify } from '../../domain/trades/notices.ts';
import { voidOffers } from '../../domain/trades/offers.ts';
import { checkOnce } from '../../http/ids.ts';
import { conflict, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changeCreature, lockTeam, refuseInBattle } from './changeQueries.ts';
import { chooseMoves } from './chooseMoves.ts';

type Body = BodyOf<typeof updatePokemons>;
type Wanted = Body['pokemons'][number];

/** @throws Refusal 400 unless the places are 0 to n − 1, each once */
function checkOrder(pokemons: readonly Wanted[]): void {
  const places = pokemons
    .map(({ team_order: place }) => place)
    .toSorted((one, other) => (one ?? -1) - (other ?? -1));
  if (places.some((place, at) => place !== at)) {
    throw forbiddenByRule('teamGaps');
  }
}

/** @throws Refusal 409 unless the list has exactly the members of the current team */
async function checkTeam(
  transaction: Transaction,
  playerId: string,
  pokemons: readonly Wanted[],
): Promise<void> {
  const team = new Set((await lockTeam(transaction, playerId)).map(({ id }) => id));
  if (team.size !== pokemons.length || pokemons.some(({ id }) => !team.has(id))) {
    throw conflict('teamChanged');
  }
}

/**
 * Saves move slots and, with `inTeam`, the order of the whole team: all or nothing. New moves of a listed creature end
 * the offers for it; the players who made them are notified.
 * @throws Refusal 400 for moves that are not unlocked or an order with gaps, 403 for other players' creatures, 404 if
 * one does not exist, 409 if the list is not the current team, or for members of the team during a battle
 */
export async function saveCreatures(
  { database, game }: Services,
  playerId: string,
  { pokemons, inTeam = false }: Body,
): Promise<Creature[]> {
  const ids = pokemons.map(({ id }) => id);
  checkOnce(ids);
  if (inTeam) checkOrder(pokemons);
  return transact(database, async (transaction) => {
    const { player, rows, offers } = await lockOwnListings(transaction, playerId, ids);
    if (inTeam) await checkTeam(transaction, playerId, pokemons);
    if (rows.some(({ teamOrder }) => teamOrder !== null)) await refuseInBattle(transaction, playerId);
    const changes = rows.map((row, at) => {
      const wanted = pokemons[at] as Wanted;
      const moves = chooseMoves(game, row, wanted);
      return inTeam ? { moves, teamOrder: wanted.team_order ?? null } : { moves };
    });
    const changed: CreatureRow[] = [];
    const news: Notification[] = [];
    for (const [at, row] of rows.entries()) {
      const now = await changeCreature(transaction, row.id, changes[at] ?? {});
      changed.push(now);
      if (fingerprintOf(now) === fingerprintOf(row)) continue;
      const own = offers.filter(({ targetId }) => targetId === row.id);
      news.push(...(await voidOffers(transaction, own, now, 'changed')));
    }
    await notify(transaction, news);
    return changed.map((row) => creatureView(game, row, player));
  });
}

import { type CreatureRow, nameOf, refuseUnknown } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade } from '../../domain/creatures/ownedCreatures.ts';
import type { Game } from '../../domain/game.ts';
import { conflict, favourite, forbiddenByRule } from '../../http/calls/refusal.ts';

/**
 * What is given away is free for it: outside of the team, no favourite, neither listed nor offered, and still known.
 * @throws Refusal 409
 */
export function checkFree(game: Game, row: CreatureRow): void {
  refuseUnknown(game, row);
  if (row.teamOrder !== null) throw conflict(`${nameOf(game, row)} is in your team`);
  if (row.favourite) throw favourite();
  refuseInTrade(row, nameOf(game, row));
}

/** @throws Refusal 400 where an id comes twice */
export function checkOnce(ids: readonly string[]): void {
  if (new Set(ids.map((id) => id.toLowerCase())).size < ids.length) {
    throw forbiddenByRule('Each creature may come once');
  }
}

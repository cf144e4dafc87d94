import type { Notice } from '../../../contract/shapes/trade.ts';
import type { Game } from '../../domain/game.ts';
import { tradedView } from '../../domain/trades/tradedView.ts';
import type { NoticeRow } from './queries.ts';

/** A notice in the form of a reply. */
export const noticeView = (game: Game, row: NoticeRow): Notice => ({
  id: String(row.number),
  kind: row.kind,
  at: row.createdAt.toISOString(),
  read: row.readAt !== null,
  user: { id: row.userId, name: row.user },
  pokemon: tradedView(game, row.pokemon),
  pokemons: row.pokemons.map((one) => tradedView(game, one)),
  folded: row.folded,
});

import type { Deed } from '../../../../content/quests/deeds.ts';
import type { ResearchMark } from '../../../../content/research/tasks.ts';
import { speciesOf } from '../../../../rules/book.ts';
import type { Game } from '../../../domain/game.ts';
import { findLeader } from '../../../domain/gyms.ts';
import type { StoredBattle } from '../queries.ts';

/** What a victory counts as for quests: its kind where quests ask for it, and each type among the opponent's creatures once. */
export function deedsOfVictory(
  { book, regions }: Pick<Game, 'book' | 'regions'>,
  { state, gymId }: Pick<StoredBattle, 'state' | 'gymId'>,
): Exclude<Deed, 'steps'>[] {
  const types = new Set(state.opponent.fighters.flatMap(({ species }) => speciesOf(book, species).types));
  const isGym = gymId !== null && findLeader(regions, gymId) !== null;
  return [
    ...(state.kind === 'wb' ? (['wild'] as const) : []),
    ...(state.kind === 'training' ? (['training'] as const) : []),
    ...(isGym ? (['gym'] as const) : []),
    ...[...types].map((type) => `beaten:${type}` as const),
  ];
}

/** What a victory counts as for research: about the opponent's species, and about those of the team. */
export function marksOfVictory(
  { regions }: Pick<Game, 'regions'>,
  { state, gymId }: Pick<StoredBattle, 'state' | 'gymId'>,
): ResearchMark[] {
  const isGym = gymId !== null && findLeader(regions, gymId) !== null;
  return [
    ...state.opponent.fighters.map(({ species }) => ({ species, task: 'beaten' }) as const),
    ...state.player.fighters.flatMap(({ species }) => [
      { species, task: 'won' } as const,
      ...(isGym ? [{ species, task: 'gym' } as const] : []),
      ...(state.kind === 'training' ? [{ species, task: 'spar' } as const] : []),
    ]),
  ];
}

import { type RivalBattle, rivalAnswers, rivalBattles, rivalName } from '../../content/challenges/rival.ts';
import { rival, rivalNeeds } from '../../content/people/rival.ts';
import { starters } from '../../content/starters.ts';
import type { Why } from '../../contract/refusals/reasons.ts';
import type { BattleDetails } from '../../contract/shapes/battle.ts';
import { type RuleBook, speciesOf } from '../../rules/book.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { startingMoves } from '../../rules/creatures/moves.ts';
import type { Fighter } from '../../rules/model/state.ts';
import type { LineCondition } from '../../rules/people/types.ts';
import type { Cell } from '../../rules/world/types.ts';
import { distanceOf } from '../../rules/world/walking.ts';
import type { Game } from './game.ts';
import { findLeader } from './gyms.ts';

/** What of a player decides whether there is a battle. */
interface RivalFacts {
  readonly mapName: string;
  readonly cell: Cell;
  /** What is stored of victories: ids of leaders, and of battles against the rival. */
  readonly beaten: readonly string[];
  /** Number of species caught. */
  readonly caught: number;
}

/** The battle against the rival with this id; undefined for any other id. */
export const rivalBattleOf = (id: string): RivalBattle | undefined =>
  rivalBattles.find((battle) => battle.id === id);

/** Which of the battles against the rival one is, and where the next one waits; undefined for any other id. */
export function rivalPlaceOf(id: string): BattleDetails['rival'] {
  const place = rivalBattles.findIndex((battle) => battle.id === id) + 1;
  if (place === 0) return undefined;
  const post = rival['sorrel-latch'].posts.find((one) => one.rival === place);
  const { badges = 0 }: Pick<LineCondition, 'caught' | 'badges'> = rivalNeeds[place] ?? {};
  const isLast = place === rivalBattles.length;
  return { place, all: rivalBattles.length, ...(post && !isLast && { next: { map: post.map, badges } }) };
}

/** The gym's id of a battle: none of one against the rival, although its victory is stored like that over a leader. */
export const gymIdOf = (gymId: string): string | null => (rivalBattleOf(gymId) ? null : gymId);

/** Number of battles won against the rival. Each opens the next one, so they are won in their order. */
export const rivalWinsIn = (beaten: readonly string[]): number =>
  rivalBattles.filter(({ id }) => beaten.includes(id)).length;

/** The battle that a player may start here, or the reason why there is none. */
export function rivalHere(
  { regions }: Pick<Game, 'regions'>,
  { mapName, cell, beaten, caught }: RivalFacts,
): RivalBattle | Why<'rivalElsewhere' | 'rivalDone' | 'rivalWantsSpecies' | 'rivalWantsBadges'> {
  const name = rivalName;
  const won = rivalWinsIn(beaten);
  const post = rival['sorrel-latch'].posts.find((one) => one.rival === won);
  if (post?.map !== mapName || distanceOf(post, cell) !== 1) return ['rivalElsewhere', { name }];
  const battle = rivalBattles[won];
  if (!battle) return ['rivalDone', { name }];
  const { caught: kinds = 0, badges = 0 }: Pick<LineCondition, 'caught' | 'badges'> = rivalNeeds[won] ?? {};
  if (caught < kinds) return ['rivalWantsSpecies', { name, count: kinds }];
  const own = beaten.filter((id) => findLeader(regions, id)).length;
  return own < badges ? ['rivalWantsBadges', { name, count: badges }] : battle;
}

const TYPES = ['grass', 'fire', 'water'] as const;

/** The first stage that answers a starter: in the same place among those of the type that beats it. */
function answerTo(starter: string | null): string {
  for (const type of TYPES) {
    const those: readonly (string | null)[] = starters[type];
    const at = those.indexOf(starter);
    const answer = starters[rivalAnswers[type]][at];
    if (answer !== undefined) return answer;
  }
  return starters.fire[0];
}

/** The stage of a line that a trainer has at a level. */
function stageAt(book: RuleBook, species: string, level: number): string {
  const { evolution } = speciesOf(book, species);
  return evolution && evolution.level <= level ? stageAt(book, evolution.into, level) : species;
}

/**
 * The rival's team.
 * @param starter the player's first creature, whose type the rival's starter beats; null if it is not known
 */
export const rivalTeam = (
  book: RuleBook,
  { team }: RivalBattle,
  starter: string | null,
): Omit<Fighter, 'id'>[] =>
  team.map(({ line, level }) => {
    const species = stageAt(book, line ?? answerTo(starter), level);
    return { species, level, kind: NORMAL, moves: startingMoves(speciesOf(book, species), level) };
  });

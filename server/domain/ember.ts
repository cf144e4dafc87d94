import { keeperId, peopleOfFourlight } from '../../content/people/fourlight.ts';
import type { Why } from '../../contract/refusals/reasons.ts';
import type { EmberChoice } from '../../rules/people/types.ts';
import type { Cell } from '../../rules/world/types.ts';
import { distanceOf } from '../../rules/world/walking.ts';
import type { Game } from './game.ts';

/** What of a player decides whether the keeper of the hearth takes an answer. */
interface EmberFacts {
  readonly mapName: string;
  readonly cell: Cell;
  /** Ids of the leaders who are beaten. */
  readonly beaten: readonly string[];
  /** The answer that was given; null before it. */
  readonly ember: EmberChoice | null;
}

/** Why a player cannot tell the keeper of the hearth what is to become of the ember; null if they can. */
export function whyNoChoice(
  { regions }: Pick<Game, 'regions'>,
  { mapName, cell, beaten, ember }: EmberFacts,
): Why<'keeperElsewhere' | 'keeperWantsChampion' | 'keeperHasAnswer'> | null {
  const isNear = peopleOfFourlight[keeperId].posts.some(
    (post) => post.map === mapName && distanceOf(post, cell) === 1,
  );
  if (!isNear) return ['keeperElsewhere'];
  const champion = regions.at(-1)?.champion;
  if (!champion || !beaten.includes(champion.id)) {
    return ['keeperWantsChampion', { name: champion?.name ?? '' }];
  }
  return ember === null ? null : ['keeperHasAnswer'];
}

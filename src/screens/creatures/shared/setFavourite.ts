import { markFavourite } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import type { CreatureChange } from '../../../client/queries.ts';

/** Creatures whose mark is on its way: a second press on the heart waits for the first. */
const marking = new Set<string>();

/** Marks a favourite or takes the mark away: shown at once, and taken back where the server did not agree. */
export async function setFavourite(
  { id, favourite: before }: Pick<Creature, 'id' | 'favourite'>,
  favourite: boolean,
  show: (changes: readonly CreatureChange[]) => void,
): Promise<void> {
  if (marking.has(id)) return;
  marking.add(id);
  show([{ id, favourite }]);
  try {
    await request(markFavourite, { id, favourite });
  } catch (problem) {
    show([{ id, favourite: before }]);
    showToast('error', toRefusal(problem).message);
  } finally {
    marking.delete(id);
  }
}

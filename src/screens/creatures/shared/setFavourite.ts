import { markFavourite } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import type { CreatureChange } from '../../../client/queries.ts';

/** Ids of creatures whose request is pending: a second press on the heart is ignored until the reply. */
const marking = new Set<string>();

/** Sets or removes the favourite mark. The change is shown at once and reverted if the server refuses it. */
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
    // Replies to queries that were sent after the press but handled before the change do not have it yet.
    show([{ id, favourite }]);
  } catch (problem) {
    show([{ id, favourite: before }]);
    showToast('error', toRefusal(problem).message);
  } finally {
    marking.delete(id);
  }
}

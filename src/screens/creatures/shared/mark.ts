import { markFavourite } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { notify } from '../../../bridge/notices.ts';

/** Creatures whose mark is on its way: a second press on the heart waits for the first. */
const marking = new Set<string>();

/** Marks a favourite or takes the mark away: shown at once, and taken back where the server did not agree. */
export async function mark(
  creature: Creature,
  favourite: boolean,
  show: (creatures: readonly Creature[]) => void,
): Promise<void> {
  if (marking.has(creature.id)) return;
  marking.add(creature.id);
  show([{ ...creature, favourite }]);
  try {
    await request(markFavourite, { id: creature.id, favourite });
  } catch (problem) {
    show([creature]);
    notify('error', toRefusal(problem).message);
  } finally {
    marking.delete(creature.id);
  }
}

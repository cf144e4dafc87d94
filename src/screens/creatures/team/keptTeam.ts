import { recallUnsaved } from '../../../client/session/sessionEnd.ts';
import { type Draft, readDrafts } from '../../../ui/creature/moves/useDrafts.ts';

export const TEAM = '/team';

/** Order and moves of the team that were unsaved when the player's session ended. */
export function keptTeam(): { readonly order: readonly string[]; readonly drafts: readonly Draft[] } {
  const kept = recallUnsaved(TEAM);
  const { order, drafts } =
    typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return { order: Array.isArray(order) ? order.map(String) : [], drafts: readDrafts(drafts) };
}

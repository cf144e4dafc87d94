import { updatePokemons } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { type Refusal, toRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../client/notifications/toasts.ts';
import { creatureWords } from '../../../locales/en/creatures.ts';
import type { CreatureSlots } from '../../../ui/creature/moves/slots.ts';

export type Saving = CreatureSlots & { readonly id: string; readonly team_order?: number };
export type Saved =
  | { readonly creatures: readonly Creature[]; readonly refusal: null }
  | { readonly creatures: null; readonly refusal: Refusal };

/** Saves move slots, and with `inTeam` the order of the whole team; shows a toast with the result. */
export async function saveMoves(pokemons: readonly Saving[], inTeam?: true): Promise<Saved> {
  try {
    const body = { pokemons: [...pokemons], ...(inTeam && { inTeam }) };
    const reply = await request(updatePokemons, body);
    showToast('success', creatureWords.saved);
    return { creatures: reply.pokemons, refusal: null };
  } catch (problem) {
    const refusal = toRefusal(problem);
    // An expired session shows its own message, and the unsaved changes are kept.
    if (refusal.status !== 401) showToast('error', creatureWords.notSaved);
    return { creatures: null, refusal };
  }
}

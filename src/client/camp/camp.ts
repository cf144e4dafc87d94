import { getCamp, placeInCamp } from '../../../contract/owned.ts';
import type { CampView } from '../../../contract/shapes/camp.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate, type Query } from '../queryClient.ts';

/** The player's camp, and the furniture for it. */
export const campQuery: Query<CampView> = {
  key: ['camp'],
  ask: () => request(getCamp),
  offline: true,
};

/**
 * Puts a piece in a spot, or clears it with null.
 * @returns the camp as it is then; null if nothing has changed, which the player has been told
 */
export async function putInCamp(spot: string, piece: string | null): Promise<CampView | null> {
  try {
    const camp = await request(placeInCamp, { spot, piece });
    invalidate('player');
    return camp;
  } catch (problem) {
    showToast('error', toRefusal(problem).message);
    return null;
  }
}

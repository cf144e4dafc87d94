import { chooseAvatar as chooseCall } from '../../../contract/auth.ts';
import type { Avatar } from '../../../contract/shapes/avatar.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { showToast } from '../notifications/toasts.ts';
import { keepProfile, profilesKept } from './session.ts';

/**
 * Changes the player's avatar. Returns true if the server has stored it; otherwise shows an error and returns false.
 */
export async function chooseAvatar(avatar: Avatar): Promise<boolean> {
  const token = readToken();
  const kept = profilesKept();
  try {
    const { profile } = await request(chooseCall, { look: avatar });
    // Ignore the reply if the player has logged out in the meantime.
    if (readToken() === token) keepProfile(profile, kept);
    return true;
  } catch (problem) {
    showToast('error', toRefusal(problem).message);
    return false;
  }
}

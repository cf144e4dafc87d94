import { chooseAvatar as chooseCall } from '../../../contract/auth.ts';
import type { Avatar } from '../../../contract/shapes/avatar.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { showToast } from '../notifications/toasts.ts';
import { keepProfile } from './session.ts';

/** Changes who the player is on the map. True once the server has kept it; else the player is told why not. */
export async function chooseAvatar(avatar: Avatar): Promise<boolean> {
  const token = readToken();
  try {
    const { profile } = await request(chooseCall, { look: avatar });
    // A reply to somebody who has logged out meanwhile is nobody's business.
    if (readToken() === token) keepProfile(profile);
    return true;
  } catch (problem) {
    showToast('error', toRefusal(problem).message);
    return false;
  }
}

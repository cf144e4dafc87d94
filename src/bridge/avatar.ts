import { AVATARS, type Avatar } from '../../contract/shapes/avatar.ts';
import type { BridgeState } from './state.ts';

/** Who the player is on the map. A profile that was stored before there were looks has none. */
export const avatarOf = ({ session }: BridgeState): Avatar => session.profile?.look ?? AVATARS[0];

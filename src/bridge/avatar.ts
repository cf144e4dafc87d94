import { AVATARS, type Avatar } from '../../contract/shapes/avatar.ts';
import type { BridgeState } from './state.ts';

/** The player's avatar on the map. Profiles stored by older versions have none: they get the first one. */
export const avatarOf = ({ session }: BridgeState): Avatar => session.profile?.look ?? AVATARS[0];

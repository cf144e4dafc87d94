import { LOOKS, type Look } from '../../contract/shapes/look.ts';
import type { BridgeState } from './state.ts';

/** Who the player is on the map. A profile that was stored before there were looks has none. */
export const avatarOf = ({ session }: BridgeState): Look => session.profile?.look ?? LOOKS[0];

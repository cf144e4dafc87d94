import { startWildBattle as startCall } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { bridge, changeWorld } from '../../bridge/store.ts';
import { showBattle } from '../battle/showBattle.ts';
import { profilesKept } from '../session/session.ts';
import { refreshMap } from './world.ts';

/**
 * Starts a battle against the creature that appeared, one start at a time. Returns true if it has started; failures
 * are silent.
 */
export async function startWildBattle(): Promise<boolean> {
  const { startingBattle, encounter, pending } = bridge.getState().world;
  if (startingBattle || !encounter || pending) return false;
  const { token } = bridge.getState().session;
  const kept = profilesKept();
  changeWorld({ startingBattle: true });
  const reply = await request(startCall).catch(() => null);
  changeWorld({ startingBattle: false });
  const details = reply?.battleDetails;
  if (bridge.getState().session.token !== token) return false;
  if (!details?.page) {
    // The player may have walked on in another window: load the present state.
    await refreshMap();
    return false;
  }
  showBattle(details, kept);
  return true;
}

import { rereadSettings } from '../bridge/settings.ts';
import type { Profile } from '../bridge/state.ts';
import { writeProfile } from '../bridge/storage.ts';
import { bridge, emptyBattle, emptyWorld } from '../bridge/store.ts';
import { keepFreshCodes } from '../client/session/freshCodes.ts';
import { settleLeftBehind } from '../client/session/sessionEnd.ts';
import { setTextMode } from '../client/session/textMode.ts';

/** Resets everything to a browser in which the game was never opened. */
export function freshBrowser(): void {
  setTextMode('off');
  localStorage.clear();
  sessionStorage.clear();
  rereadSettings();
  settleLeftBehind(null);
  keepFreshCodes(null);
  bridge.setState({
    session: { token: null, profile: null },
    world: emptyWorld,
    battle: emptyBattle,
  });
}

/** Resets the browser and logs a player in. */
export function loggedIn(profile: Profile | null = null, token = 'token-1'): void {
  freshBrowser();
  localStorage.setItem('access_token', token);
  writeProfile(profile);
  bridge.setState({ session: { token, profile } });
}

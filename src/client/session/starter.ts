import { chooseStarter as chooseCall } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { bridge } from '../../bridge/store.ts';
import { keepProfile, profilesKept, refreshProfile } from './session.ts';

/** Chooses the starter. Failures are silent, as the specification demands. */
export async function chooseStarter(name: string): Promise<void> {
  const token = readToken();
  const kept = profilesKept();
  try {
    const pokemons = await request(chooseCall, { pokemons: [name.toLowerCase()] });
    const { profile } = bridge.getState().session;
    // Another player may have logged in in the meantime.
    if (profile && readToken() === token) keepProfile({ ...profile, pokemonCount: pokemons.length }, kept);
  } catch {
    // The choice stays open, unless it was made in another window: the profile tells.
    await refreshProfile();
  }
}

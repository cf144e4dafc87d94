import { chooseStarter as chooseCall } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { bridge } from '../../bridge/store.ts';
import { keepProfile, refreshProfile } from './session.ts';

/** Takes the first creature. Failures stay silent, as the specification says. */
export async function chooseStarter(name: string): Promise<void> {
  const token = readToken();
  try {
    const pokemons = await request(chooseCall, { pokemons: [name.toLowerCase()] });
    const { profile } = bridge.getState().session;
    // Another player may have logged in meanwhile.
    if (profile && readToken() === token) keepProfile({ ...profile, pokemonCount: pokemons.length });
  } catch {
    // The choice stays open, unless another window has made it.
    await refreshProfile();
  }
}

import { chooseStarter as chooseCall } from '../../contract/game.ts';
import { request } from '../api/request.ts';
import { keepProfile, refreshProfile } from './session.ts';
import { bridge } from './store.ts';

/** Takes the first creature. Failures stay silent, as the specification says. */
export async function chooseStarter(name: string): Promise<void> {
  try {
    const pokemons = await request(chooseCall, { pokemons: [name.toLowerCase()] });
    const { profile } = bridge.getState().session;
    if (profile) keepProfile({ ...profile, pokemonCount: pokemons.length });
  } catch {
    // The choice stays open, unless another window has made it.
    await refreshProfile();
  }
}

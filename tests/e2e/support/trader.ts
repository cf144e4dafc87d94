import { type APIRequestContext, expect } from '@playwright/test';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { grant, playerWithStarter } from './account.ts';

const TEAM = ['podkin', 'puddlip', 'gloopet', 'moonbun', 'rootling'];

/** A player with a full team and these other creatures. */
export async function playerWith(
  request: APIRequestContext,
  creatures: readonly { name: string; level: number; kind?: number }[],
) {
  const player = await playerWithStarter(request);
  const team = TEAM.map((name) => ({ name, level: 5 }));
  await grant(request, { username: player.username, creatures: [...team, ...creatures] });
  const { headers } = player;
  const call = async (path: string, data: object) => {
    const reply = await request.post(`/api/game/${path}`, { headers, data });
    expect(reply.status()).toBe(200);
  };
  return {
    ...player,
    /** The creature of this species outside the team. */
    async find(name: string): Promise<Creature> {
      const reply = await request.get('/api/game/findNextPokemonsExcludeTeam', {
        headers,
        params: { skip: 0, name },
      });
      const { pokemons } = (await reply.json()) as { pokemons: readonly Creature[] };
      const [found] = pokemons;
      if (!found) throw new Error(`${player.username} has no ${name}`);
      return found;
    },
    list: (pokemons: readonly string[]) => call('moveToTrade', { pokemons }),
    offer: (pokemonOnTrade: string, pokemons: readonly string[]) =>
      call('makeTradeOffer', { pokemonOnTrade, pokemons }),
    save: (pokemons: readonly object[]) => call('updatePokemons', { pokemons }),
  };
}

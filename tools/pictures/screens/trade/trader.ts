import { findNextPokemonsExcludeTeam } from '../../../../contract/game.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Gift, Player } from '../../../bench/shared/players.ts';
import { callsOf, signUp } from '../players.ts';

type Given = NonNullable<Gift['creatures']>[number];

/** The first six creatures given form the team, so that the others can be traded. */
const TEAM: readonly Given[] = [
  { name: 'kindlam', level: 24 },
  { name: 'puddlip', level: 19 },
  { name: 'owlumen', level: 22 },
  { name: 'moonbun', level: 12 },
  { name: 'bouldun', level: 16 },
  { name: 'voltwit', level: 11 },
];

/** A player who trades by calls to the server. */
export interface Trader {
  readonly player: Player;
  /** The creature of a species outside the team. */
  readonly own: (species: string) => Promise<Creature>;
  /** Makes a trading call. */
  readonly call: <Reply>(path: string, body: object) => Promise<Reply>;
}

/** Signs up a player with a team and these creatures, each of another species. */
export async function trader(address: string, name: string, creatures: readonly Given[]): Promise<Trader> {
  const player = await signUp(address, name, { creatures: [...TEAM, ...creatures] });
  const ask = callsOf(address, player);
  return {
    player,
    async own(species) {
      const path = `${findNextPokemonsExcludeTeam.path}?skip=0&name=${species}`;
      const [found] = (await ask<{ pokemons: readonly Creature[] }>(path)).pokemons;
      if (!found) throw new Error(`${name} has no ${species}`);
      return found;
    },
    call: ask,
  };
}

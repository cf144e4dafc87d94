import { expect } from 'vitest';
import { findNextPokemonsExcludeTeam, getTeam } from '../../contract/game.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import { acceptTradeOffer, makeTradeOffer, moveToTrade, pokemonsInTrade } from '../../contract/trades.ts';
import { give, newPlayer, type Player } from './player.ts';
import type { Answer, TestServer } from './server.ts';

export interface Trader extends Player {
  /** A full team. */
  readonly team: readonly Creature[];
  /** Creatures outside the team. */
  readonly reserve: readonly Creature[];
}

/** A player with a full team and some creatures outside it, which can be traded. */
export async function newTrader(
  server: TestServer,
  reserve: readonly Record<string, unknown>[] = Array.from({ length: 4 }, () => ({
    name: 'kindlam',
    level: 20,
  })),
): Promise<Trader> {
  const player = await newPlayer(server);
  const team = Array.from({ length: 6 }, () => ({ name: 'podkin', level: 5 }));
  await give(server, player, { creatures: [...team, ...reserve] });
  return {
    ...player,
    team: (await player.ask(getTeam)).body.pokemons,
    reserve: (await player.ask(findNextPokemonsExcludeTeam)).body.pokemons,
  };
}

/** Returns the answer. Throws if the call was refused. */
function done<Reply extends Answer>(answer: Reply): Reply {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}

/** Lists a creature of a trader's reserve, the first by default. @returns its id */
export async function listOne({ ask, reserve }: Trader, at = 0): Promise<string> {
  const id = reserve[at]!.id;
  done(await ask(moveToTrade, { pokemons: [id] }));
  return id;
}

/** Waits until everybody who looks for something that was listed has been told of it. */
export async function seekersToldIn({ sql }: TestServer): Promise<void> {
  await expect.poll(() => sql('select from untold_listings'), { timeout: 10_000 }).toEqual([]);
}

/** Offers reserve creatures for a listing. @returns the payload of an answer to the offer */
export async function offerFor({ ask, reserve }: Trader, pokemonOnTrade: string, places = [0]) {
  const offer = places.map((at) => reserve[at]!.id);
  const { body } = done(await ask(makeTradeOffer, { pokemonOnTrade, pokemons: offer }));
  return { offer, pokemonOnTrade, offerId: body.offer.id };
}

/** Makes two traders, a listing of the first and an offer of the second for it. */
export async function newDeal(server: TestServer, places = [0]) {
  const lister = await newTrader(server);
  const maker = await newTrader(server);
  const target = await listOne(lister);
  return { lister, maker, target, answer: await offerFor(maker, target, places) };
}

/** The offers for a trader's listings, as the trader sees them. */
export const offersOf = async ({ ask }: Player) => {
  const { body } = await ask(pokemonsInTrade);
  return body.pokemons.flatMap(({ offers }) => offers);
};

/** Accepts an offer. @returns the status */
export const accepts = async ({ ask }: Player, answer: Record<string, unknown>): Promise<number> =>
  (await ask(acceptTradeOffer, answer)).status;

/** Name of the player who owns a creature; `nobody` if it does not exist. */
export async function ownerOf(server: TestServer, id: string): Promise<string> {
  const [row] = await server.sql<{ username: string }>(
    'select p.username from creatures c join players p on p.id = c.player_id where c.id = $1',
    [id],
  );
  return row?.username ?? 'nobody';
}

import type { FastifyRequest } from 'fastify';
import { CALLS } from '../../contract/calls.ts';
import { Refusal } from '../shared/refusal.ts';
import { route } from '../shared/route.ts';
import type { Services } from '../shared/services.ts';
import { admitPlayer } from '../shared/session.ts';

/** Calls of the contract that no feature answers yet; a test holds this list against the server. */
export const PENDING: readonly string[] = [
  'pokemonsInTrade',
  'pokemonsInOffer',
  'tradeMarket',
  'makeTradeOffer',
  'acceptTradeOffer',
  'rejectTradeOffer',
  'removeAOfferFromTrade',
  'moveToTrade',
  'removePokemonFromTrade',
];

/** Answers 501 to players for every pending call. */
export function servePending(services: Services): void {
  const admit = admitPlayer(services);
  const refuse = async (request: FastifyRequest): Promise<never> => {
    await admit(request);
    throw new Refusal(501, 'not_implemented', 'This is not possible yet');
  };
  for (const call of CALLS.filter(({ name }) => PENDING.includes(name))) {
    route(services.app, call, refuse, async ({ caller }) => caller);
  }
}

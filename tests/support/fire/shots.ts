import fc from 'fast-check';
import type { Call } from '../../../contract/call.ts';
import { evolve, markFavourite, replaceTeamPokemon, updatePokemons } from '../../../contract/game.ts';
import { purchase } from '../../../contract/mart.ts';
import {
  acceptTradeOffer,
  makeTradeOffer,
  moveToTrade,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../contract/trades.ts';
import type { Piece } from './world.ts';

/**
 * All kinds of requests that can interfere with trades. Trading calls appear several times, so they are more frequent.
 */
const KINDS = [
  'list',
  'list',
  'list',
  'unlist',
  'offer',
  'offer',
  'offer',
  'offer',
  'accept',
  'accept',
  'accept',
  'reject',
  'takeBack',
  'evolve',
  'team',
  'moves',
  'favourite',
  'purchase',
] as const;
export type ShotKind = (typeof KINDS)[number];

/** One random request. Its numbers choose among the creatures that exist when it is fired. */
export interface Shot {
  readonly kind: ShotKind;
  readonly server: 0 | 1;
  readonly which: number;
  readonly other: number;
  readonly count: number;
  /** Whether a random player sends it instead of the owner. */
  readonly isStranger: boolean;
}

const shot: fc.Arbitrary<Shot> = fc.record({
  kind: fc.constantFrom(...KINDS),
  server: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(1000),
  other: fc.nat(1000),
  count: fc.integer({ min: 1, max: 2 }),
  isStranger: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
});

/** Requests that are sent concurrently. */
export const volley: fc.Arbitrary<Shot[]> = fc.array(shot, { minLength: 8, maxLength: 14 });

/** A request as it is sent to the server. */
export interface Aimed {
  readonly player: number;
  readonly call: Call;
  readonly body: Record<string, unknown>;
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];
const isFree = ({ place, isListed, offerId }: Piece): boolean =>
  place === null && !isListed && offerId === null;

function answer(
  pieces: readonly Piece[],
  { which }: Shot,
): { lister: number; body: Record<string, unknown> } | undefined {
  const offered = pick(
    pieces.filter(({ offerId }) => offerId !== null),
    which,
  );
  const target = pieces.find(({ id }) => id === offered?.targetId);
  if (!offered || !target) return undefined;
  const offer = pieces.filter(({ offerId }) => offerId === offered.offerId).map(({ id }) => id);
  return { lister: target.owner, body: { offer, pokemonOnTrade: target.id } };
}

/** The request that a shot stands for in the present state; undefined if no creature fits. */
export function aim(pieces: readonly Piece[], shot: Shot): Aimed | undefined {
  const { kind, which, other, count, isStranger } = shot;
  const by = (owner: number) => (isStranger ? other % 4 : owner);
  const one = (fits: (piece: Piece) => boolean) => pick(pieces.filter(fits), which);
  const single = (call: Call, piece: Piece | undefined, body: (id: string) => Record<string, unknown>) =>
    piece && { player: by(piece.owner), call, body: body(piece.id) };
  const some = (id: string) => ({ pokemons: [id] });
  switch (kind) {
    case 'list':
      return single(moveToTrade, one(isFree), some);
    case 'unlist':
      return single(
        removePokemonFromTrade,
        one(({ isListed }) => isListed),
        some,
      );
    case 'takeBack':
      return single(
        removeAOfferFromTrade,
        one(({ offerId }) => offerId !== null),
        some,
      );
    case 'evolve':
      return single(
        evolve,
        one(({ place }) => place === null),
        (id) => ({ id }),
      );
    case 'moves':
      return single(
        updatePokemons,
        one(({ place }) => place === null),
        (id) => ({
          pokemons: [{ id, attack1: other % 2 ? 'Tackle' : 'Growl' }],
        }),
      );
    case 'favourite':
      return single(markFavourite, one(isFree), (id) => ({ id, favourite: other % 4 === 0 }));
    case 'purchase':
      return { player: which % 4, call: purchase, body: { items: { nball: 1 } } };
    case 'team': {
      const coming = one(({ place }) => place === null);
      const leaving = pieces.find(({ owner, place }) => owner === coming?.owner && place === other % 2);
      return coming && leaving
        ? {
            player: by(coming.owner),
            call: replaceTeamPokemon,
            body: { from: leaving.id, to: coming.id, anyway: true },
          }
        : undefined;
    }
    case 'offer': {
      const target = one(({ isListed }) => isListed);
      const free = pieces.filter((piece) => isFree(piece) && piece.owner !== target?.owner);
      const first = pick(free, other);
      const offered = free.filter(({ owner }) => owner === first?.owner).slice(0, count);
      if (!target || !first) return undefined;
      const pokemons = (offered.includes(first) ? offered : [first]).map(({ id }) => id);
      return { player: by(first.owner), call: makeTradeOffer, body: { pokemonOnTrade: target.id, pokemons } };
    }
    default: {
      const found = answer(pieces, shot);
      const call = kind === 'accept' ? acceptTradeOffer : rejectTradeOffer;
      return found && { player: by(found.lister), call, body: found.body };
    }
  }
}

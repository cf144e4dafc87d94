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
import { type Dice, seededDice } from '../../../rules/index.ts';
import { EACH, PLAYERS, TEAM } from './world.ts';

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

/** Volleys of a run, requests of a volley, and milliseconds within which they are sent. */
const VOLLEYS = 5;
const LEAST_SHOTS = 8;
const MORE_SHOTS = 7;
const MOMENTS = 6;
/** How often in a hundred a random player sends a request instead of the owner. */
const STRANGER = 5;

/** A creature as the plan expects it; its number is its place in the list. */
interface Piece {
  owner: number;
  place: number | null;
  isListed: boolean;
  offer: { readonly number: number; readonly target: number } | null;
}

/** One random request. Its numbers choose among the creatures that are expected when it is fired. */
interface Shot {
  readonly kind: ShotKind;
  readonly which: number;
  readonly other: number;
  readonly count: number;
  readonly isStranger: boolean;
}

/** A request as it will be sent. */
export interface Aimed {
  readonly kind: ShotKind;
  readonly server: 0 | 1;
  /** Milliseconds after the beginning of the volley. */
  readonly moment: number;
  readonly player: number;
  readonly call: Call;
  /** The body, once the ids of the creatures are known. */
  readonly body: (ids: readonly string[]) => Record<string, unknown>;
}

/** A request and what it does to the pieces if it succeeds. */
interface Plan extends Pick<Aimed, 'player' | 'call' | 'body'> {
  readonly effect?: () => void;
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];
const isFree = ({ place, isListed, offer }: Piece): boolean => place === null && !isListed && offer === null;

/** The pieces of a run. */
class Board {
  readonly pieces: Piece[] = Array.from({ length: PLAYERS * EACH }, (_, number) => ({
    owner: Math.floor(number / EACH),
    place: number % EACH < TEAM ? number % EACH : null,
    isListed: false,
    offer: null,
  }));
  #offers = 0;

  /** Numbers of the pieces that fit. */
  which(fits: (piece: Piece) => boolean): number[] {
    return this.pieces.flatMap((piece, number) => (fits(piece) ? [number] : []));
  }

  offer(numbers: readonly number[], target: number): void {
    this.#offers += 1;
    for (const number of numbers) this.pieces[number]!.offer = { number: this.#offers, target };
  }

  /** Ends what is offered: all for a target, or one offer. */
  end(fits: (offer: NonNullable<Piece['offer']>) => boolean): void {
    for (const piece of this.pieces) if (piece.offer && fits(piece.offer)) piece.offer = null;
  }

  swap(offered: readonly number[], target: number): void {
    const listed = this.pieces[target]!;
    const maker = this.pieces[offered[0]!]!.owner;
    for (const number of offered) this.pieces[number]!.owner = listed.owner;
    listed.owner = maker;
    listed.isListed = false;
    this.end((offer) => offer.target === target);
  }
}

/** The request that a shot stands for, as the pieces are expected to be; undefined if none fits. */
function aim(board: Board, shot: Shot): Plan | undefined {
  const { pieces } = board;
  const { kind, which, other, count, isStranger } = shot;
  const by = (owner: number) => (isStranger ? other % PLAYERS : owner);
  const one = (fits: (piece: Piece) => boolean) => pick(board.which(fits), which);
  const single = (
    call: Call,
    number: number | undefined,
    body: (id: string) => Record<string, unknown>,
    effect?: (piece: Piece, number: number) => void,
  ): Plan | undefined => {
    const piece = number === undefined ? undefined : pieces[number];
    return (
      piece && {
        player: by(piece.owner),
        call,
        body: (ids) => body(ids[number!]!),
        ...(effect && { effect: () => effect(piece, number!) }),
      }
    );
  };
  const some = (id: string) => ({ pokemons: [id] });
  switch (kind) {
    case 'list':
      return single(moveToTrade, one(isFree), some, (piece) => {
        piece.isListed = isFree(piece) || piece.isListed;
      });
    case 'unlist':
      return single(
        removePokemonFromTrade,
        one(({ isListed }) => isListed),
        some,
        (piece, number) => {
          piece.isListed = false;
          board.end(({ target }) => target === number);
        },
      );
    case 'takeBack':
      return single(
        removeAOfferFromTrade,
        one(({ offer }) => offer !== null),
        some,
        (piece) => {
          piece.offer = null;
        },
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
        (id) => ({ pokemons: [{ id, attack1: other % 2 ? 'Tackle' : 'Growl' }] }),
      );
    case 'favourite':
      return single(markFavourite, one(isFree), (id) => ({ id, favourite: other % 4 === 0 }));
    case 'purchase':
      return { player: which % PLAYERS, call: purchase, body: () => ({ items: { nball: 1 } }) };
    case 'team': {
      const coming = one(({ place }) => place === null);
      const leaving = board.which(
        ({ owner, place }) => coming !== undefined && owner === pieces[coming]!.owner && place === other % 2,
      )[0];
      if (coming === undefined || leaving === undefined) return undefined;
      return {
        player: by(pieces[coming]!.owner),
        call: replaceTeamPokemon,
        body: (ids) => ({ from: ids[leaving], to: ids[coming], anyway: true }),
        effect: () => {
          if (!isFree(pieces[coming]!)) return;
          pieces[coming]!.place = pieces[leaving]!.place;
          pieces[leaving]!.place = null;
        },
      };
    }
    case 'offer': {
      const target = one(({ isListed }) => isListed);
      if (target === undefined) return undefined;
      const free = board.which((piece) => isFree(piece) && piece.owner !== pieces[target]!.owner);
      const first = pick(free, other);
      if (first === undefined) return undefined;
      const own = free.filter((number) => pieces[number]!.owner === pieces[first]!.owner).slice(0, count);
      const offered = own.includes(first) ? own : [first];
      return {
        player: by(pieces[first]!.owner),
        call: makeTradeOffer,
        body: (ids) => ({ pokemonOnTrade: ids[target], pokemons: offered.map((number) => ids[number]) }),
        effect: () => {
          if (pieces[target]!.isListed && offered.every((number) => isFree(pieces[number]!)))
            board.offer(offered, target);
        },
      };
    }
    default: {
      const chosen = one(({ offer }) => offer !== null);
      const offer = chosen === undefined ? undefined : pieces[chosen]!.offer;
      if (!offer) return undefined;
      const { number, target } = offer;
      const offered = board.which((piece) => piece.offer?.number === number);
      return {
        player: by(pieces[target]!.owner),
        call: kind === 'accept' ? acceptTradeOffer : rejectTradeOffer,
        body: (ids) => ({ offer: offered.map((each) => ids[each]), pokemonOnTrade: ids[target] }),
        effect: () => {
          const waits =
            pieces[target]!.isListed && offered.every((each) => pieces[each]!.offer?.number === number);
          if (!waits) return;
          if (kind === 'accept') board.swap(offered, target);
          else board.end((each) => each.number === number);
        },
      };
    }
  }
}

const shotOf = (dice: Dice): Shot => ({
  kind: KINDS[dice.roll(KINDS.length)]!,
  which: dice.roll(1001),
  other: dice.roll(1001),
  count: 1 + dice.roll(2),
  isStranger: dice.chance(STRANGER),
});

/**
 * The requests of one run, volley by volley. They depend on the seed alone: the plan goes on as if every request that can
 * succeed did so in the order of the plan. In truth those of one volley race each other, so some come to nothing.
 */
export function volleysOf(seed: number): Aimed[][] {
  const dice = seededDice([seed | 0, 0, 0, 1 << 28]);
  const board = new Board();
  return Array.from({ length: VOLLEYS }, () => {
    const shots = Array.from({ length: LEAST_SHOTS + dice.roll(MORE_SHOTS) }, () => ({
      shot: shotOf(dice),
      server: dice.roll(2) as 0 | 1,
      moment: dice.roll(MOMENTS),
    }));
    const plans = shots.flatMap(({ shot, server, moment }) => {
      const plan = aim(board, shot);
      return plan ? [{ ...plan, kind: shot.kind, server, moment, isStranger: shot.isStranger }] : [];
    });
    for (const { effect, isStranger } of plans) if (!isStranger) effect?.();
    return plans;
  });
}

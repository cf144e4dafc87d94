import type { ReplyOf } from '../../../contract/call.ts';
import type { getAdvice } from '../../../contract/journal.ts';
import { BALL_TYPES } from '../../../rules/creatures/types.ts';
import { readyLevels } from '../../domain/creatures/evolutionLevels.ts';
import type { Game } from '../../domain/game.ts';
import { nextLeader } from '../../domain/gyms.ts';
import type { Services } from '../../services.ts';
import { type Ready, readReady, readSituation } from './adviceQueries.ts';

type Advice = ReplyOf<typeof getAdvice>;

const FEW_BALLS = 5;

function evolveOf({ book }: Game, { count, species }: Ready): Advice['evolve'] {
  const name = species === null ? undefined : book.species[species]?.name;
  return name === undefined ? null : { count, name };
}

function gymOf({ regions }: Game, beaten: readonly string[]): Advice['gym'] {
  const leader = nextLeader(regions, beaten);
  if (!leader) return null;
  const { id, name, region, least, most } = leader;
  return { id, name, region, least, most };
}

/** Returns hints for what a player might do next. */
export async function adviceFor({ database, game }: Services, playerId: string): Promise<Advice> {
  const [{ pokemonCount, balls, offers, beaten }, ready] = await Promise.all([
    readSituation(database, playerId, BALL_TYPES),
    readReady(database, playerId, readyLevels(game.book)),
  ]);
  return {
    evolve: evolveOf(game, ready),
    gym: gymOf(game, beaten),
    balls,
    low: balls < FEW_BALLS,
    firstSteps: pokemonCount < 2 && beaten.length === 0,
    offers,
  };
}

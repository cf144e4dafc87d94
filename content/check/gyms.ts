import * as z from 'zod/mini';
import { type RuleBook, unlockedMoves } from '../../rules/index.ts';
import { regionSchema } from './schema.ts';
import type { GymLeader, GymMember, GymRegion } from './types.ts';

function checkShape(region: GymRegion): string[] {
  const result = z.safeParse(regionSchema, region);
  if (result.success) return [];
  return result.error.issues.map(
    ({ path, message }) => `region ${region.name}: ${path.join('.') || 'entry'}: ${message}`,
  );
}

function checkMember(book: RuleBook, leader: GymLeader, { species, level, moves }: GymMember): string[] {
  const where = `gym ${leader.id}: ${species}`;
  const known = Object.hasOwn(book.species, species) ? book.species[species] : undefined;
  if (!known) return [`${where}: expected a species`];
  const learned = unlockedMoves(known, level);
  const problems = moves
    .filter((move) => !learned.includes(move))
    .map((move) => `${where}: expected moves learned by level ${level}, found "${move}"`);
  if (!known.types.some((type) => type === leader.type)) {
    problems.push(`${where}: expected type ${leader.type}, found ${known.types.join('/')}`);
  }
  if (new Set(moves).size < moves.length) problems.push(`${where}: expected each move once`);
  return problems;
}

const highest = ({ team }: GymLeader): number => Math.max(...team.map(({ level }) => level));

function checkGrowth({ name, leaders }: GymRegion): string[] {
  const levels = leaders.map(highest);
  const grows = levels.every((level, at) => level > (levels[at - 1] ?? 0));
  return grows ? [] : [`region ${name}: expected leaders of growing levels, found ${levels.join(', ')}`];
}

function checkUnique(regions: readonly GymRegion[]): string[] {
  const leaders = regions.flatMap((region) => region.leaders);
  const words = [...leaders.map(({ id }) => id), ...leaders.map(({ name }) => name)];
  const regionNames = regions.map(({ name }) => name);
  return [words, regionNames].flatMap((names) =>
    names
      .filter((one, at) => names.findIndex((other) => other.toLowerCase() === one.toLowerCase()) < at)
      .map((one) => `gyms: expected "${one}" to name one thing, found it twice`),
  );
}

/**
 * Every mistake in the gyms: shapes, references into the book, moves that a member cannot have yet, types, levels
 * that do not grow, names or ids that stand for two things. Empty when all is well.
 */
export function checkGyms(book: RuleBook, regions: readonly GymRegion[]): string[] {
  return [
    ...regions.flatMap(checkShape),
    ...regions.flatMap(({ leaders }) =>
      leaders.flatMap((leader) => leader.team.flatMap((one) => checkMember(book, leader, one))),
    ),
    ...regions.flatMap(checkGrowth),
    ...checkUnique(regions),
  ];
}

import { type RuleBook, unlockedMoves } from '../../../rules/index.ts';
import type { GymLeader, GymMember, GymRegion } from '../../gyms/types.ts';
import { checkShape, type Problem, type Report, reporter } from '../problem.ts';
import { regionSchema } from './gymSchema.ts';

function checkMember(book: RuleBook, { species, level, moves }: GymMember, report: Report): Problem[] {
  const known = Object.hasOwn(book.species, species) ? book.species[species] : undefined;
  if (!known) return [report('team', 'a species', species)];
  const learned = unlockedMoves(known, level);
  const problems = moves
    .filter((move) => !learned.includes(move))
    .map((move) => report(`team.${species}`, `moves learned by level ${level}`, move));
  if (new Set(moves).size < moves.length) problems.push(report(`team.${species}`, 'each move once', moves));
  const early = Object.values(book.species).find(({ evolution }) => evolution?.into === species)?.evolution;
  if (early && level < early.level) {
    problems.push(report(`team.${species}`, `level ${early.level} or more, when it has evolved`, level));
  }
  return problems;
}

/** Members without the leader's type; of a champion only the last member is checked. */
function checkType(book: RuleBook, leader: GymLeader, champion: boolean): Problem[] {
  const report = reporter('gyms', leader.id);
  const members = champion ? leader.team.slice(-1) : leader.team;
  return members.flatMap(({ species }) => {
    const types = Object.hasOwn(book.species, species) ? book.species[species]?.types : undefined;
    const fits = types === undefined || types.some((type) => type === leader.type);
    return fits ? [] : [report(`team.${species}`, `type ${leader.type}`, types.join('/'))];
  });
}

const highest = ({ team }: GymLeader): number => Math.max(...team.map(({ level }) => level));

function checkRegion(book: RuleBook, region: GymRegion): Problem[] {
  const report = reporter('gyms', region.name);
  const shape = checkShape(regionSchema, region, report);
  // The other checks need a valid shape.
  if (shape.length > 0) return shape;
  const everybody = [...region.leaders, region.champion];
  const types = region.leaders.map(({ type }) => type);
  return [
    ...everybody.flatMap((leader) => [
      ...leader.team.flatMap((one) => checkMember(book, one, reporter('gyms', leader.id))),
      ...checkType(book, leader, leader === region.champion),
    ]),
    ...(new Set(types).size < types.length ? [report('leaders', 'each type once', types)] : []),
  ];
}

/** Checks that levels and coins rise from leader to leader, champions included, across all regions. */
function checkGrowth(regions: readonly GymRegion[]): Problem[] {
  const order = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
  return order.flatMap((leader, at) => {
    const before = order[at - 1];
    if (!before) return [];
    const report = reporter('gyms', leader.id);
    return [
      ...(highest(leader) > highest(before)
        ? []
        : [
            report('team', `a highest level above ${highest(before)}, that of ${before.id}`, highest(leader)),
          ]),
      ...(leader.coins > before.coins
        ? []
        : [report('coins', `more than the ${before.coins} of ${before.id}`, leader.coins)]),
    ];
  });
}

function checkUnique(regions: readonly GymRegion[]): Problem[] {
  const everybody = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
  const words = [...everybody.map(({ id }) => id), ...everybody.map(({ name }) => name)];
  return [words, regions.map(({ name }) => name)].flatMap((names) =>
    names
      .filter((one, at) => names.findIndex((other) => other.toLowerCase() === one.toLowerCase()) < at)
      .map((one) => reporter('gyms', one)('', 'a name or id for one thing', one)),
  );
}

/**
 * Every mistake in the gyms: shapes, references into the book, moves and evolved species that a member cannot have
 * yet, types, levels and coins that do not rise, names or ids that occur twice. Empty if there are none.
 */
export function checkGyms(book: RuleBook, regions: readonly GymRegion[]): Problem[] {
  const problems = regions.flatMap((region) => checkRegion(book, region));
  return problems.length > 0 ? problems : [...checkGrowth(regions), ...checkUnique(regions)];
}

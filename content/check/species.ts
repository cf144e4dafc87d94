import type { Species } from '../../rules/creatures/types.ts';
import { STATUS_POWER } from '../moves/statusPower.ts';
import type { Content } from './content.ts';
import { checkShape, type Problem, type Report, reporter } from './problem.ts';
import { speciesSchema } from './schema.ts';

/** By this level a species learns its first move of an own type; otherwise young creatures would be too weak. */
const FIRST_ATTACK = 9;

function checkLearnset({ types, learnset }: Species, { moves }: Content, report: Report): Problem[] {
  const problems: Problem[] = [];
  for (const { move } of learnset) {
    if (!Object.hasOwn(moves, move)) problems.push(report('learnset', 'a move of the catalogue', move));
  }
  const levels = learnset.map(({ level }) => level);
  if (levels.some((level, at) => level < (levels[at - 1] ?? 1))) {
    problems.push(report('learnset', 'levels in rising order', levels));
  }
  if (levels[0] !== 1) problems.push(report('learnset', 'a move at level 1', levels[0]));
  const names = learnset.map(({ move }) => move);
  const twice = names.find((move, at) => names.indexOf(move) < at);
  if (twice !== undefined) problems.push(report('learnset', 'each move once', twice));
  // Status moves have the least power: only moves with more count as attacks here.
  for (const type of types) {
    if (!learnset.some(({ move }) => moves[move]?.type === type && moves[move].attack > STATUS_POWER)) {
      problems.push(report('learnset', `an attack of type ${type}`, names));
    }
  }
  const first = learnset.find(({ move }) => types.some((type) => moves[move]?.type === type));
  if ((first?.level ?? Infinity) > FIRST_ATTACK) {
    problems.push(report('learnset', `a move of an own type by level ${FIRST_ATTACK}`, first));
  }
  return problems;
}

function checkEvolution(entry: Species, { species }: Content, report: Report): Problem[] {
  const { evolution } = entry;
  if (!evolution) return [];
  const target = Object.hasOwn(species, evolution.into) ? species[evolution.into] : undefined;
  if (!target) return [report('evolution.into', 'a species', evolution.into)];
  const problems: Problem[] = [];
  if (target.stage <= entry.stage) {
    problems.push(report('evolution.into', `a later stage than ${entry.stage}`, target.stage));
  }
  if (target.evolution && target.evolution.level <= evolution.level) {
    problems.push(
      report(
        'evolution.level',
        `less than ${target.evolution.level}, when ${target.id} evolves`,
        evolution.level,
      ),
    );
  }
  const others = Object.values(species).filter(({ evolution: other }) => other?.into === target.id);
  if (others.length > 1) {
    problems.push(report('evolution.into', 'a species that nothing else evolves into', target.id));
  }
  const known = new Set(target.learnset.map(({ move }) => move));
  const lost = entry.learnset.filter(({ move }) => !known.has(move)).map(({ move }) => move);
  if (lost.length > 0) problems.push(report('learnset', `moves that ${target.id} learns too`, lost));
  return problems;
}

function checkText({ text }: Species, report: Report): Problem[] {
  const sentences = text.split(/(?<=\.)\s/);
  const plain = sentences.length === 2 && sentences.every((sentence) => /^[^.!?]+\.$/.test(sentence));
  return plain ? [] : [report('text', 'two sentences, each ended by a full stop', text)];
}

/** Every mistake in one species: its shape, its moves, its evolution, its text. */
export function checkSpecies(id: string, entry: Species, content: Content): Problem[] {
  const report = reporter('species', id);
  const shape = checkShape(speciesSchema, entry, report);
  // The other checks need a valid shape.
  if (shape.length > 0) return shape;
  return [
    ...(entry.id === id ? [] : [report('id', `"${id}"`, entry.id)]),
    ...checkLearnset(entry, content, report),
    ...checkEvolution(entry, content, report),
    ...checkText(entry, report),
  ];
}

import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Move } from '../rules/battle/moves.ts';
import type { Species } from '../rules/creatures/types.ts';
import type { EncounterTable } from '../rules/world/encounters.ts';
import type { Item } from './items.ts';
import { encounterTableSchema, itemSchema, moveSchema, speciesSchema } from './schema.ts';

/** All that is checked together, so that a test can hand in a broken copy. */
export interface Content {
  readonly species: Readonly<Record<string, Species>>;
  readonly moves: Readonly<Record<string, Move>>;
  readonly encounters: Readonly<Record<string, readonly EncounterTable[]>>;
  readonly items: Readonly<Record<string, Item>>;
  readonly starters: Readonly<Record<'grass' | 'fire' | 'water', readonly string[]>>;
}

/** One mistake, in words that say where it is, what was expected and what was found. */
export type Problem = string;

const shape = (schema: $ZodType, where: string, value: unknown): Problem[] => {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const found = issue.path.reduce<unknown>(
      (part, key) =>
        part === null || part === undefined ? part : (part as Record<PropertyKey, unknown>)[key],
      value,
    );
    return `${where}: ${field || 'entry'}: ${issue.message || issue.code}, found ${JSON.stringify(found)}`;
  });
};

function checkSpecies(id: string, entry: Species, content: Content): Problem[] {
  const where = `species ${id}`;
  const problems = shape(speciesSchema, where, entry);
  if (entry.id !== id) problems.push(`${where}: id: expected "${id}", found "${entry.id}"`);
  for (const { move } of entry.learnset) {
    if (!Object.hasOwn(content.moves, move)) {
      problems.push(`${where}: learnset: expected a move of the catalogue, found "${move}"`);
    }
  }
  const levels = entry.learnset.map(({ level }) => level);
  if (levels.some((level, at) => level < (levels[at - 1] ?? 1))) {
    problems.push(`${where}: learnset: expected levels in rising order, found ${levels.join(', ')}`);
  }
  if (levels[0] !== 1) problems.push(`${where}: learnset: expected a move at level 1, found ${levels[0]}`);
  if (new Set(entry.learnset.map(({ move }) => move)).size < entry.learnset.length) {
    problems.push(`${where}: learnset: expected each move once, found one twice`);
  }
  if (entry.evolution) {
    const target = content.species[entry.evolution.into];
    if (!target) {
      problems.push(`${where}: evolution.into: expected a species, found "${entry.evolution.into}"`);
    } else if (target.stage <= entry.stage) {
      problems.push(
        `${where}: evolution.into: expected a later stage than ${entry.stage}, found ${target.stage}`,
      );
    }
  }
  return problems;
}

function checkEncounters(map: string, tables: readonly EncounterTable[], content: Content): Problem[] {
  return tables.flatMap((table) => {
    const where = `encounters ${map} ${table.ground}`;
    const problems = shape(encounterTableSchema, where, table);
    for (const { species, least, most } of table.entries) {
      if (!Object.hasOwn(content.species, species)) {
        problems.push(`${where}: entries: expected a species, found "${species}"`);
      }
      if (least > most) {
        problems.push(`${where}: ${species}: expected least up to most, found ${least} and ${most}`);
      }
    }
    if (!table.entries.some(({ from = 0 }) => from === 0)) {
      problems.push(`${where}: entries: expected one that lives at the start, found none`);
    }
    return problems;
  });
}

function checkMove(key: string, move: Move): Problem[] {
  const problems = shape(moveSchema, `move ${key}`, move);
  if (key !== move.name.toLowerCase()) {
    problems.push(
      `move ${key}: key: expected the lowercase name "${move.name.toLowerCase()}", found "${key}"`,
    );
  }
  return problems;
}

function checkStarters(content: Content): Problem[] {
  return Object.entries(content.starters).flatMap(([type, names]) => {
    const problems = names.flatMap((name) => {
      const entry = content.species[name];
      if (!entry) return [`starters ${type}: expected a species, found "${name}"`];
      const main = entry.types[0];
      return main === type && entry.stage === 1
        ? []
        : [
            `starters ${type}: expected a first stage of ${type}, found ${name} (${main}, stage ${entry.stage})`,
          ];
    });
    if (names.length < 3) problems.push(`starters ${type}: expected at least 3, found ${names.length}`);
    return problems;
  });
}

/** Every mistake in the content: shapes, and every reference from one part to another. Empty when all is well. */
export function checkContent(content: Content): Problem[] {
  return [
    ...Object.entries(content.species).flatMap(([id, entry]) => checkSpecies(id, entry, content)),
    ...Object.entries(content.moves).flatMap(([key, move]) => checkMove(key, move)),
    ...Object.entries(content.encounters).flatMap(([map, tables]) => checkEncounters(map, tables, content)),
    ...Object.entries(content.items).flatMap(([key, item]) => shape(itemSchema, `item ${key}`, item)),
    ...checkStarters(content),
  ];
}

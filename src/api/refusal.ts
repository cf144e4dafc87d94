import { isAxiosError } from 'axios';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import { en } from '../locales/en.ts';

/** A call that did not succeed, with a message that a player may read. */
export class Refusal extends Error {
  /** HTTP status, or null where no reply came. */
  readonly status: number | null;
  /** The server's code, or null where the reply carried none. */
  readonly code: ErrorCode | null;
  /** axios' own code: `ERR_BAD_REQUEST` for every status from 400 to 499, `ECONNABORTED` where no reply came in time. */
  readonly transport: string | null;
  /** What has changed since the player saw it, as it is now; only with the code `changed`. */
  readonly pokemons: readonly Creature[];

  constructor(
    message: string,
    status: number | null,
    code: ErrorCode | null,
    transport: string | null,
    pokemons: readonly Creature[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.transport = transport;
    this.pokemons = pokemons;
  }
}

/** Makes a refusal of whatever a call threw. */
export function toRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  if (!isAxiosError(problem)) return new Refusal(messageOf(problem) ?? en.errors.unknown, null, null, null);
  const body: unknown = problem.response?.data;
  const unanswered = problem.code === 'ECONNABORTED' ? en.errors.late : en.errors.offline;
  const message = messageOf(body) ?? (problem.response ? en.errors.server : unanswered);
  const status = problem.response?.status ?? null;
  return new Refusal(message, status, codeOf(body), problem.code ?? null, pokemonsOf(body));
}

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const text: unknown = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : null;
};
const messageOf = (value: unknown) => textAt(value, 'message');
const codeOf = (value: unknown) => textAt(value, 'code') as ErrorCode | null;
const pokemonsOf = (value: unknown): readonly Creature[] => {
  if (typeof value !== 'object' || value === null || !('pokemons' in value)) return [];
  return Array.isArray(value.pokemons) ? (value.pokemons as Creature[]) : [];
};

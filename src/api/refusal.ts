import { isAxiosError } from 'axios';
import type { ErrorCode } from '../../contract/errors.ts';
import { en } from '../locales/en.ts';

/** A call that did not succeed, with a message that a player may read. */
export class Refusal extends Error {
  /** HTTP status, or null where no reply came. */
  readonly status: number | null;
  /** The server's code, or null where the reply carried none. */
  readonly code: ErrorCode | null;
  /** axios' own code: `ERR_BAD_REQUEST` for every status from 400 to 499. */
  readonly transport: string | null;

  constructor(message: string, status: number | null, code: ErrorCode | null, transport: string | null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.transport = transport;
  }
}

/** Makes a refusal of whatever a call threw. */
export function toRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  if (!isAxiosError(problem)) return new Refusal(messageOf(problem) ?? en.errors.unknown, null, null, null);
  const body: unknown = problem.response?.data;
  const message = messageOf(body) ?? (problem.response ? en.errors.server : en.errors.offline);
  return new Refusal(message, problem.response?.status ?? null, codeOf(body), problem.code ?? null);
}

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const text: unknown = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text !== '' ? text : null;
};
const messageOf = (value: unknown) => textAt(value, 'message');
const codeOf = (value: unknown) => textAt(value, 'code') as ErrorCode | null;

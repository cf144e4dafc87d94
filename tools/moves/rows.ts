import { effectCalls } from './effects.ts';
import { accuracyOf, powerOf } from './numbers.ts';
import type { SourceMove } from './source.ts';

const quoted = (name: string): string => (name.includes("'") ? `"${name}"` : `'${name}'`);

/** What the source decides in code and not in data, so that somebody must read up on it. */
function codeOf(move: SourceMove): string[] {
  return Object.entries(move)
    .filter(([, value]) => typeof value === 'function')
    .map(([key]) => key);
}

/** A row of the catalogue as `content/moves/build.ts` takes it, with a note where data alone do not tell everything. */
export function rowOf(move: SourceMove): string {
  const numbers = move.category === 'Status' ? [accuracyOf(move)] : [powerOf(move), accuracyOf(move)];
  const row = `[${[quoted(move.name), ...numbers, ...effectCalls(move)].join(', ')}],`;
  const code = codeOf(move);
  return code.length === 0 ? row : `${row} // by hand: ${code.join(', ')}`;
}

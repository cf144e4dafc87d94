import { effectCalls } from './effects.ts';
import { accuracyOf, powerOf } from './numbers.ts';
import type { SourceMove } from './source.ts';

const quoted = (name: string): string => (name.includes("'") ? `"${name}"` : `'${name}'`);

/** Properties that the source implements in code, not in data; they must be read by hand. */
function codeOf(move: SourceMove): string[] {
  return Object.entries(move)
    .filter(([, value]) => typeof value === 'function')
    .map(([key]) => key);
}

/** A catalogue row as `content/moves/build.ts` takes it, with a comment if the source's data are not complete. */
export function rowOf(move: SourceMove): string {
  const numbers = move.category === 'Status' ? [accuracyOf(move)] : [powerOf(move), accuracyOf(move)];
  const row = `[${[quoted(move.name), ...numbers, ...effectCalls(move)].join(', ')}],`;
  const code = codeOf(move);
  return code.length === 0 ? row : `${row} // by hand: ${code.join(', ')}`;
}

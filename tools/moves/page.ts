import { moves } from '../../content/moves/index.ts';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import type { Move } from '../../rules/model/moves.ts';
import { preface } from './preface.ts';

/** A Markdown table whose columns are as wide as their widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}

const all = Object.values(moves);

function kindRows(): string[][] {
  const kinds = [...new Set(all.flatMap(({ effects }) => effects.map(({ kind }) => kind)))].sort();
  return kinds.map((kind) => {
    const users = all.filter(({ effects }) => effects.some((effect) => effect.kind === kind));
    const examples = users.slice(0, 3).map(({ name }) => name);
    return [`\`${kind}\``, String(users.length), examples.join(', ')];
  });
}

const typeRows = (): string[][] =>
  CREATURE_TYPES.map((type) => [type, String(all.filter((move) => move.type === type).length)]);

const isGreat = ({ kind }: Move['effects'][number]): boolean => kind === 'great';
const groups: readonly [title: string, isIn: (move: Move) => boolean][] = [
  ['`Max …`', ({ name }) => name.startsWith('Max ')],
  ['`G-Max …`', ({ name }) => name.startsWith('G-Max ')],
  ['others of power 200 (`zMoves.ts`)', ({ attack, effects }) => attack === 200 && effects.some(isGreat)],
];
const groupRows = (): string[][] => groups.map(([title, isIn]) => [title, String(all.filter(isIn).length)]);

/** The text of `docs/moves.md`: how the catalogue is made, and what it has. */
export function movesPage(): string {
  const plain = all.filter(({ effects }) => effects.length === 0).length;
  return [
    preface,
    `## What there is`,
    `${all.length} moves, ${plain} of them plain damage. By type:`,
    table(['Type', 'Moves'], typeRows()),
    'Great moves, of which a team uses one in a battle:',
    table(['Group', 'Moves'], groupRows()),
    'By effect (a move may have several):',
    table(['Effect', 'Moves', 'Such as'], kindRows()),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

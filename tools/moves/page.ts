import { moves } from '../../content/moves/index.ts';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import type { Move } from '../../rules/model/moves.ts';
import { leftOut } from './leftOut.ts';
import { nearest } from './nearest.ts';
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

/** A Markdown list of groups, each with the number of names and the names. */
const lists = (groups: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(groups)
    .map(([title, names]) => `- **${title}** (${names.length}): ${names.join(', ')}`)
    .join('\n');

const all = Object.values(moves);

type Groups = Readonly<Record<string, readonly string[]>>;
const sizeOf = (groups: Groups): number => Object.values(groups).flat().length;

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

const isRest = ({ kind }: Move['effects'][number]): boolean => kind === 'recharge';
const groups: readonly [title: string, isIn: (move: Move) => boolean][] = [
  ['`Max …`', ({ name }) => name.startsWith('Max ')],
  ['`G-Max …`', ({ name }) => name.startsWith('G-Max ')],
  ['power 200 and a rest after it', ({ attack, effects }) => attack === 200 && effects.some(isRest)],
];
const groupRows = (): string[][] => groups.map(([title, isIn]) => [title, String(all.filter(isIn).length)]);

/** The text of `docs/moves.md`: what the catalogue has, how its numbers were made, and what it leaves out. */
export function movesPage(): string {
  const plain = all.filter(({ effects }) => effects.length === 0).length;
  return [
    preface,
    `## What there is`,
    `${all.length} moves, ${plain} of them plain damage. By type:`,
    table(['Type', 'Moves'], typeRows()),
    'Groups that belong to few creatures:',
    table(['Group', 'Moves'], groupRows()),
    'By effect (a move may have several):',
    table(['Effect', 'Moves', 'Such as'], kindRows()),
    '## What is near only',
    `${sizeOf(nearest)} moves are known for something that the rules do not have. What it is, and what stands for it:`,
    lists(nearest),
    '## What is left out',
    `${sizeOf(leftOut)} moves would need:`,
    lists(leftOut),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

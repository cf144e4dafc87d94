/**
 * Drafts rows for the move catalogue from a public data package, to be read, mended and pasted by hand:
 *
 *     npx tsx tools/moves/draft.ts          rows of moves that the catalogue neither has nor leaves out
 *     npx tsx tools/moves/draft.ts --all    rows of all moves, to compare with the catalogue
 *
 * The catalogue began as such drafts. `content/moves/` is hand-kept content: nothing overwrites it, and neither the
 * build nor the game needs this script or the package.
 */
import { moves } from '../../content/moves/index.ts';
import { leftOut } from './leftOut.ts';
import { rowOf } from './rows.ts';
import { groupOf, type SourceMove, sourceMoves } from './source.ts';

const isAll = process.argv.includes('--all');
const done = new Set([
  ...Object.keys(moves),
  ...Object.values(leftOut).flatMap((names) => names.map((name) => name.toLowerCase())),
]);
const wanted = sourceMoves().filter(({ name }) => isAll || !done.has(name.toLowerCase()));

const fileOf = (move: SourceMove): string => groupOf(move) ?? move.type.toLowerCase();
const kindOf = ({ category }: SourceMove): string => (category === 'Status' ? 'status' : 'damaging');
const heading = (move: SourceMove): string => `${fileOf(move)}: ${kindOf(move)}, ${move.type.toLowerCase()}`;

for (const title of new Set(wanted.map(heading))) {
  console.log(`// ${title}`);
  for (const move of wanted) if (heading(move) === title) console.log(rowOf(move));
}
if (wanted.length === 0) console.log('The catalogue has every move of the source or leaves it out by name.');

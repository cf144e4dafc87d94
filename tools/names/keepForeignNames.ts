/**
 * Keeps names of other games as hashes, beside those kept before:
 * `npx tsx tools/names/keepForeignNames.ts foreignNames < names.txt` (of creatures; `foreignMoves`: of moves), one name a
 * line, lines that begin with `#` left out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keptOf } from './nearNames.ts';

const [kind = 'foreignNames'] = process.argv.slice(2);
const file = new URL(`${kind}.txt`, import.meta.url);
const before = (existsSync(file) ? readFileSync(file, 'utf8') : '').match(/[0-9a-f]{8}/g) ?? [];
const names = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));
const kept = [...new Set([...before, ...names.flatMap(keptOf)])].sort();
const lines = Array.from({ length: Math.ceil(kept.length / 12) }, (_, row) =>
  kept.slice(row * 12, row * 12 + 12),
);
writeFileSync(file, `${lines.map((line) => line.join(' ')).join('\n')}\n`);
console.log(`${names.length} names, ${kept.length} hashes`);

// Makes the text face of the game from a variable font: node tools/fonts/subset.mjs <font.woff2|.ttf|.otf>
// It keeps the letters of western Europe, the signs that texts of the game use, and the weights from 400 to 900.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const TARGET = new URL('../../src/ui/theme/fonts/text.woff2', import.meta.url);
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const TEXT = [range(0x20, 0x7e), range(0xa0, 0x17f), '‐‑–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≈≤≥×'].join('');

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which font? node tools/fonts/subset.mjs <font.woff2|.ttf|.otf>');
const made = await subsetFont(readFileSync(source), TEXT, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 900 } },
  noHinting: true,
  // Copyright and licence, which the Open Font License wants with the face.
  preserveNameIds: [0, 13, 14],
});
writeFileSync(TARGET, made);
console.log(`${made.length} bytes`);

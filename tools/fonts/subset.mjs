// Makes the text face of the game from a variable font: node tools/fonts/subset.mjs <font.woff2|.ttf|.otf>
// It keeps the letters of the game's languages, the signs that its texts use, and the weights from 400 to 900. Accented letters, which
// English has only in a name or two, are files of their own, which browsers load where a page has one: those of western Europe, and those
// that only Polish and Turkish have.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FOLDER = new URL('../../src/ui/theme/fonts/', import.meta.url);
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const SIGNS = '\u00a0«»°±²³·¼½¾×é÷‐‑–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≈≤≥';
// Signs of Latin-1 that no language of the game writes.
const UNUSED = '¤¦¨¬\u00ad¯¶¸';
// The unicode-range of fonts.css has the same letters.
const PARTS = {
  text: range(0x20, 0x7e) + SIGNS,
  letters: [...range(0xa0, 0xff), ...'ıŒœ']
    .filter((letter) => !SIGNS.includes(letter) && !UNUSED.includes(letter))
    .join(''),
  polishTurkish: 'ĄąĆćĘęŁłŃńŚśŹźŻżĞğİŞş',
};

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which font? node tools/fonts/subset.mjs <font.woff2|.ttf|.otf>');
const font = readFileSync(source);
for (const [part, letters] of Object.entries(PARTS)) {
  const made = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    variationAxes: { wght: { min: 400, max: 900 } },
    noHinting: true,
    // Copyright and licence, which the Open Font License wants with the face.
    preserveNameIds: [0, 13, 14],
  });
  writeFileSync(new URL(`${part}.woff2`, FOLDER), made);
  console.log(`${part}: ${made.length} bytes`);
}

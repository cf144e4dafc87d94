import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { species } from '../../content/index.ts';
import { drawnIds } from '../art/drawings.ts';
import { HEAVIEST_BATTLE, heaviestBattle } from './battleWeight.ts';
import { type ExpectedAsset, expectedAssets } from './expected.ts';

/**
 * `npm run test:assets`: every file that the game asks for by name is there, can be read and has the size that it
 * relies on. An override counts before a generated file. Complaints say what was expected, what was found, and how
 * to mend it.
 */
const FOLDERS = ['assets/overrides', 'assets/generated'];

const files = new Map<string, string>();
for (const folder of FOLDERS.toReversed()) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    files.set(entry.replaceAll('\\', '/'), path.join(folder, entry));
  }
}

async function complaint({
  name,
  endings,
  width,
  height,
  transparent,
}: ExpectedAsset): Promise<string | null> {
  const file = endings.map((ending) => files.get(`${name}.${ending}`)).find((found) => found !== undefined);
  if (file === undefined) {
    return `${name}: expected a file ${name}.${endings.join(' or .')}, found none. Draw it and run "npm run art:bake ${path.basename(name).split('.')[0]}", or put one into assets/overrides/.`;
  }
  if (file.endsWith('.json') || file.endsWith('.svg')) return null;
  try {
    const picture = await sharp(file).metadata();
    if ((width && picture.width !== width) || (height && picture.height !== height)) {
      return `${file}: expected ${width} × ${height} pixels, found ${picture.width} × ${picture.height}. Export it again at that size.`;
    }
    if (transparent && !picture.hasAlpha) {
      return `${file}: expected a transparent background, found none. Export it with transparency.`;
    }
    return null;
  } catch (problem) {
    return `${file}: expected a picture, found something that cannot be read (${String(problem)}). Export it again.`;
  }
}

const assets = expectedAssets();
const complaints = (await Promise.all(assets.map(complaint))).filter((line) => line !== null);
const battle = heaviestBattle(files);
const battleWords = `the pictures of the heaviest battle weigh ${Math.round(battle / 1000)} kB`;
if (battle > HEAVIEST_BATTLE) {
  complaints.push(
    `assets: ${battleWords}, expected at most ${HEAVIEST_BATTLE / 1000} kB. Bake lighter ones.`,
  );
}
for (const line of complaints) console.error(line);
const undrawn = Object.keys(species).length - drawnIds().length;
console.log(
  `${assets.length} assets expected, ${complaints.length} complaints, ${undrawn} species with a placeholder; ${battleWords}`,
);
if (complaints.length) process.exitCode = 1;

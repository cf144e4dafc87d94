import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { maps } from '../../content/index.ts';
import type { CompiledMap } from '../art/index.ts';
import { exportMap } from './tiled/exportMap.ts';

/**
 * `npm run assets:tiled green_land`: writes a map of the game to `assets/overrides/maps/green_land.tmj`, so that a
 * designer can redraw it in Tiled. An existing file is not overwritten.
 */
const [name = ''] = process.argv.slice(2);
const source = path.join('assets/generated/maps', `${name}.json`);
const target = path.join('assets/overrides/maps', `${name}.tmj`);
if (!Object.hasOwn(maps, name)) stop(`Name one of the maps: ${Object.keys(maps).join(', ')}.`);
if (existsSync(target)) stop(`${target} is there already. Take it away first to begin anew.`);

const map = JSON.parse(readFileSync(source, 'utf8')) as CompiledMap;
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(exportMap(map))}\n`);
console.log(`${target} is written. Open it in Tiled; save it is, and the game shows it.`);

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}

import type { Plugin } from 'vite';
import { ASSET_FOLDERS, findAssets, findSounds } from '../../assets/manifest/assetFiles.ts';

const PUBLIC_ID = 'virtual:laid-assets';
const PRIVATE_ID = `\0${PUBLIC_ID}`;
const [, OVERRIDES] = ASSET_FOLDERS;

/**
 * Offers the module `virtual:laid-assets` with `laid`, the names of the designers' files in `assets/overrides/`,
 * sounds with their endings. Only the workshop uses it.
 */
export function laidAssets(root: string = process.cwd()): Plugin {
  return {
    name: 'laid-assets',
    resolveId: (id) => (id === PUBLIC_ID ? PRIVATE_ID : null),
    load: (id) => (id === PRIVATE_ID ? `export const laid = ${JSON.stringify(laidNames(root))};` : null),
  };
}

/** Names of the files below `assets/overrides/` that replace generated ones. */
export const laidNames = (root: string): readonly string[] =>
  [...findAssets(root), ...findSounds(root)]
    .filter(({ place }) => place.startsWith(`${OVERRIDES}/`))
    .map(({ name }) => name);

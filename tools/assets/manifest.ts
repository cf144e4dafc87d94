import { writeFileSync } from 'node:fs';
import { findAssets, findSounds } from './manifest/assetFiles.ts';
import { packOf, tellPack } from './manifest/pack.ts';

/**
 * `npm run assets:manifest`: writes assets/manifest.json, a Phaser pack file with the source path of every asset, for
 * programs that read such files. It is not committed: each build writes its own, with the addresses of built files.
 */
const root = process.cwd();
const pack = await packOf(root, {
  assets: findAssets(root),
  sounds: findSounds(root),
  urlOf: ({ place }) => place,
  raw: true,
});
writeFileSync('assets/manifest.json', tellPack(pack));
const count = Object.values(pack).reduce((sum, { files }) => sum + files.length, 0);
console.log(`assets/manifest.json lists ${count} files.`);

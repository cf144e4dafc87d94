import type { Plugin } from 'vite';
import { findAssets, findSounds } from '../../assets/manifest/assetFiles.ts';
import { type Pack, packOf, tellPack } from '../../assets/manifest/pack.ts';
import { builtAddresses, developedAddresses } from './addresses.ts';
import { serveTranslated } from './serveTranslated.ts';

/** Not in the folder of built copies: its name has no hash, so browsers must not cache it for ever. */
const ADDRESS = '/assets/manifest.json';

/**
 * Serves the list of all files in Phaser's pack format as `/assets/manifest.json`: written with each build, and in
 * development made for each request. It is made from the same lists as the game's own manifest, which is smaller.
 */
export function assetPack(root: string = process.cwd()): Plugin {
  return {
    name: 'asset-pack',
    async generateBundle() {
      const source = tellPack(await listed(root, builtAddresses));
      this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source });
    },
    configureServer(server) {
      serveTranslated(server, root);
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== ADDRESS) return next();
        response.setHeader('content-type', 'application/json');
        listed(root, developedAddresses).then((pack) => response.end(tellPack(pack)), next);
      });
    },
  };
}

function listed(root: string, addressesOf: typeof builtAddresses): Promise<Pack> {
  const [assets, sounds] = [findAssets(root), findSounds(root)];
  const addresses = new Map([...addressesOf(assets), ...addressesOf(sounds)]);
  return packOf(root, { assets, sounds, urlOf: ({ name }) => addresses.get(name) ?? '', raw: false });
}

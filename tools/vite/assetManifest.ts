import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ASSET_FOLDERS, type AssetFile, findAssets, hashOf, readAsset } from './assetFiles.ts';

const publicId = 'virtual:asset-manifest';
const privateId = `\0${publicId}`;
const publicDataId = 'virtual:asset-data';
const privateDataId = `\0${publicDataId}`;
const PRIVATE_IDS: Readonly<Record<string, string>> = {
  [publicId]: privateId,
  [publicDataId]: privateDataId,
};
/** Data files up to so many bytes come with the script: a request each would cost more. */
const SMALL_BYTES = 8192;
/** Below it lie the built copies; their names carry a hash. */
const builtFolder = 'assets/game';

/**
 * Offers `virtual:asset-manifest`: `base`, the folder of all addresses, and `files`, which gives for each name the
 * rest of its address after the name; and `virtual:asset-data`: `data`, the content of every small data file by its
 * name. In a build each file is copied under a name with its hash; in development
 * the files are served from where they lie, and a change reloads the page. In index.html `%asset:NAME%` becomes the
 * address of that picture.
 */
export function assetManifest(root: string = process.cwd()): Plugin {
  let building = false;
  return {
    name: 'asset-manifest',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => PRIVATE_IDS[id] ?? null,
    load(id) {
      if (id === privateDataId) return `export const data = ${JSON.stringify(smallData(root))};`;
      if (id !== privateId) return null;
      const entries = findAssets(root).map((asset): [string, string] => {
        if (!building) return [asset.name, developmentAddress(asset)];
        const rest = restOf(asset);
        const fileName = `${builtFolder}/${asset.name}-${rest}`;
        this.emitFile({ type: 'asset', fileName, source: readAsset(asset) });
        return [asset.name, rest];
      });
      const base = building ? `/${builtFolder}/` : '';
      return `export const base = ${JSON.stringify(base)};\nexport const files = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    transformIndexHtml(html) {
      const assets = new Map(findAssets(root).map((asset) => [asset.name, asset]));
      return html.replaceAll(/%asset:([^%]+)%/g, (_, name: string) => {
        const asset = assets.get(name);
        if (!asset) throw new Error(`index.html names the picture ${name}, which is in no folder of assets.`);
        return building ? `/${builtFolder}/${name}-${restOf(asset)}` : developmentAddress(asset);
      });
    },
    configureServer(server) {
      const folders = ASSET_FOLDERS.map((folder) => path.join(root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
        for (const id of Object.values(PRIVATE_IDS)) {
          const module = server.moduleGraph.getModuleById(id);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** What follows a name in its built address. */
const restOf = (asset: AssetFile) => `${hashOf(readAsset(asset))}.${asset.ending}`;
const developmentAddress = ({ place, file }: AssetFile) => `/${place}?changed=${statSync(file).mtimeMs}`;

function smallData(root: string): Record<string, unknown> {
  const small = findAssets(root).filter(
    ({ ending, file }) => ending === 'json' && statSync(file).size <= SMALL_BYTES,
  );
  return Object.fromEntries(small.map(({ name, file }) => [name, JSON.parse(readFileSync(file, 'utf8'))]));
}

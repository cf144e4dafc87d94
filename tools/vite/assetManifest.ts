import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ASSET_FOLDERS, type AssetFile, findAssets, readAsset } from './assetFiles.ts';
import { addressesOf, groupsOf, packedModule } from './packedNames.ts';

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
const BUILT = '/assets/game/';
/** `import address from 'virtual:picture/brand/favicon'` */
const PICTURE = 'virtual:picture/';

/**
 * Offers three kinds of modules. `virtual:asset-manifest` has `files`, which gives each name its address;
 * `virtual:asset-data` has `data`, the content of every small data file by its name; `virtual:picture/NAME` is the
 * address of one picture, for what is shown before the list of all is there. In a build each file is copied under a name
 * with a hash; in development the files are served from where they lie, and a change reloads the page. In index.html
 * `%asset:NAME%` becomes the address of that picture.
 */
export function assetManifest(root: string = process.cwd()): Plugin {
  let building = false;
  const addresses = (): ReadonlyMap<string, string> => (building ? builtAddresses(root) : developed(root));
  return {
    name: 'asset-manifest',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => PRIVATE_IDS[id] ?? (id.startsWith(PICTURE) ? `\0${id}` : null),
    load(id) {
      if (id === privateDataId) return `export const data = ${JSON.stringify(smallData(root))};`;
      if (id.startsWith(`\0${PICTURE}`)) {
        return `export default ${JSON.stringify(addressOf(addresses(), id.slice(PICTURE.length + 1)))};`;
      }
      if (id !== privateId) return null;
      if (!building) return `export const files = ${JSON.stringify(Object.fromEntries(developed(root)))};`;
      const built = builtAddresses(root);
      for (const asset of findAssets(root)) {
        const fileName = addressOf(built, asset.name).slice(1);
        this.emitFile({ type: 'asset', fileName, source: readAsset(asset) });
      }
      return packedModule(BUILT, groupsOf(findAssets(root), readAsset));
    },
    transformIndexHtml(html) {
      const known = addresses();
      return html.replaceAll(/%asset:([^%]+)%/g, (_, name: string) => addressOf(known, name));
    },
    configureServer(server) {
      const folders = ASSET_FOLDERS.map((folder) => path.join(root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (isOurs(id)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

const isOurs = (id: string): boolean =>
  id === privateId || id === privateDataId || id.startsWith(`\0${PICTURE}`);

/**
 * Address of a picture that the code names.
 * @throws Error where no folder has it
 */
function addressOf(addresses: ReadonlyMap<string, string>, name: string): string {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`The picture ${name} is named, and in no folder of assets.`);
  return address;
}

const builtAddresses = (root: string): ReadonlyMap<string, string> =>
  addressesOf(BUILT, groupsOf(findAssets(root), readAsset));
const developed = (root: string): ReadonlyMap<string, string> =>
  new Map(findAssets(root).map((asset) => [asset.name, developmentAddress(asset)]));
const developmentAddress = ({ place, file }: AssetFile) => `/${place}?changed=${statSync(file).mtimeMs}`;

function smallData(root: string): Record<string, unknown> {
  const small = findAssets(root).filter(
    ({ ending, file }) => ending === 'json' && statSync(file).size <= SMALL_BYTES,
  );
  return Object.fromEntries(small.map(({ name, file }) => [name, JSON.parse(readFileSync(file, 'utf8'))]));
}

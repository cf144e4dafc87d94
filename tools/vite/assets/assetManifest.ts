import type { Plugin } from 'vite';
import { openMaps } from '../../../content/maps/types.ts';
import { type AssetFile, findAssets, findSounds, readAsset } from '../../assets/manifest/assetFiles.ts';
import { BUILT, builtAddresses, developedAddresses } from './addresses.ts';
import { followAssetFolders } from './assetChanges.ts';
import { addressesOf, groupsOf, packedModule } from './packedNames.ts';

/**
 * Modules with `files`, the address of each name. Sounds are loaded later than pictures, so they have their own list.
 */
const LISTS: Readonly<Record<string, (root: string) => readonly AssetFile[]>> = {
  'virtual:asset-manifest': findAssets,
  'virtual:asset-sounds': findSounds,
};
const DATA = 'virtual:asset-data';
/** Data files up to this size are part of the script: a request for each would cost more. */
const SMALL_BYTES = 8192;
/** The map on which every player begins: its pictures, which it names, are asked for a whole round trip sooner. */
const FIRST_MAP = `maps/${openMaps[0]}.json`;
/** Generated data that is asked for only where a designer has replaced the picture that belongs to it. */
const SELDOM = 'assets/generated/tiles/objects.json';
/** `import address from 'virtual:picture/brand/favicon'` */
const PICTURE = 'virtual:picture/';

/**
 * Offers four kinds of modules. `virtual:asset-manifest` has `files`, the address of each name, and
 * `virtual:asset-sounds` the same for sounds; `virtual:asset-data` has `data`, the content of every small data file and of
 * the first map by its name; `virtual:picture/NAME` is the address of one picture, for screens that are shown before the full list is
 * loaded. In a build each file is copied under a name with a hash; in development the files are served from their
 * folders, and the page is told of changes. In index.html `%asset:NAME%` becomes the address of that picture, and `%inline:NAME%`
 * the drawing itself as an address: a request less for each visitor.
 * @param base of the addresses in a build: `/`, or `./` for pages that may lie anywhere
 */
export function assetManifest(root: string = process.cwd(), base = '/'): Plugin {
  let building = false;
  const addresses = (): ReadonlyMap<string, string> =>
    building ? builtAddresses(findAssets(root), base) : developedAddresses(findAssets(root));
  return {
    name: 'asset-manifest',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : null),
    load(privateId) {
      if (!privateId.startsWith('\0')) return null;
      const id = privateId.slice(1);
      if (id === DATA) return `export const data = ${JSON.stringify(smallData(root, building))};`;
      if (id.startsWith(PICTURE)) {
        return `export default ${JSON.stringify(addressOf(addresses(), id.slice(PICTURE.length)))};`;
      }
      const files = LISTS[id]?.(root);
      if (files === undefined) return null;
      if (!building)
        return `export const files = ${JSON.stringify(Object.fromEntries(developedAddresses(files)))};`;
      const groups = groupsOf(files, readAsset);
      const built = addressesOf(BUILT, groups);
      for (const file of files) {
        this.emitFile({
          type: 'asset',
          fileName: addressOf(built, file.name),
          source: readAsset(file),
        });
      }
      return packedModule(`${base}${BUILT}`, groups);
    },
    transformIndexHtml(html) {
      const known = addresses();
      const inlined = html.replaceAll(/%inline:([^%]+)%/g, (_, name: string) =>
        building ? inlineOf(findAssets(root), name) : addressOf(known, name),
      );
      return inlined.replaceAll(/%asset:([^%]+)%/g, (_, name: string) => addressOf(known, name));
    },
    configureServer(server) {
      followAssetFolders(server, root, {
        addresses: () =>
          new Map([...developedAddresses(findAssets(root)), ...developedAddresses(findSounds(root))]),
        tells: (id) => id.startsWith('\0') && isOurs(id.slice(1)),
      });
    },
  };
}

const isOurs = (id: string): boolean => id === DATA || Object.hasOwn(LISTS, id) || id.startsWith(PICTURE);

/**
 * Address of a picture that the code names. A picture of the designers may have no small form: it stands for that, too.
 * @throws Error if no folder has it
 */
function addressOf(addresses: ReadonlyMap<string, string>, name: string): string {
  const address = addresses.get(name) ?? addresses.get(name.replace(/\.small$/, ''));
  if (address === undefined) throw new Error(`The picture ${name} is named, and in no folder of assets.`);
  return address;
}

/** A picture as an address that holds all of it, for an attribute in double quotes. Drawings stay text, which is packed with the page. */
function inlineOf(files: readonly AssetFile[], name: string): string {
  const file = files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`The picture ${name} is named, and in no folder of assets.`);
  const content = Buffer.from(readAsset(file));
  if (file.ending !== 'svg') return `data:image/${file.ending};base64,${content.toString('base64')}`;
  const text = content
    .toString('utf8')
    .trim()
    .replaceAll(/[%#"<>{}\n]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/** The content of the small data files and of the first map. In development a broken file is left out, so the page finds it missing. */
function smallData(root: string, building: boolean): Record<string, unknown> {
  const files = findAssets(root).filter(({ ending, place }) => ending === 'json' && place !== SELDOM);
  return Object.fromEntries(
    files.flatMap((file) => {
      try {
        const content = readAsset(file);
        const comes = content.length <= SMALL_BYTES || file.name === FIRST_MAP;
        return comes ? [[file.name, JSON.parse(Buffer.from(content).toString('utf8'))]] : [];
      } catch (problem) {
        if (building) throw problem;
        return [];
      }
    }),
  );
}

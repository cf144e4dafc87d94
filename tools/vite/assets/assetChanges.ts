import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { ASSET_FOLDERS } from '../../assets/manifest/assetFiles.ts';

/** Name of the custom event that is sent to the page: see src/client/workshop/savedAssets.ts. */
export const ASSETS_CHANGED = 'assets:changed';
export interface AssetChanges {
  /** The new address of each name whose address changed; null if the file was removed. */
  readonly changes: Readonly<Record<string, string | null>>;
}

/** Addresses by name; an address changes with the file's content. */
type Addresses = ReadonlyMap<string, string>;

interface Followed {
  /** The present addresses of all files. */
  readonly addresses: () => Addresses;
  /** Whether the module with that id contains addresses or contents of assets. */
  readonly tells: (id: string) => boolean;
}

/** Milliseconds without a change after which a file counts as saved: programs write files piece by piece. */
export const SETTLED_MS = 60;

/**
 * Tells open pages the names of the files below `assets/` that changed, so that they show them without a reload.
 * Adding, changing and removing an override all look the same to a page: a new address.
 */
export function followAssetFolders(
  server: Pick<ViteDevServer, 'watcher' | 'moduleGraph' | 'ws'>,
  root: string,
  { addresses, tells }: Followed,
): void {
  const folders = ASSET_FOLDERS.map((folder) => path.join(root, folder));
  let before = addresses();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED_MS);
  };
  const tell = () => {
    const now = peek(addresses);
    // A file was removed while the addresses were read: try again when the changes have settled.
    if (now === null) return soon();
    const changes = changesBetween(before, now);
    before = now;
    if (Object.keys(changes).length === 0) return;
    for (const [id, module] of server.moduleGraph.idToModuleMap) {
      if (tells(id)) server.moduleGraph.invalidateModule(module);
    }
    const data: AssetChanges = { changes };
    server.ws.send({ type: 'custom', event: ASSETS_CHANGED, data });
  };
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder + path.sep))) soon();
  });
}

function peek(addresses: () => Addresses): Addresses | null {
  try {
    return addresses();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  }
}

function changesBetween(before: Addresses, now: Addresses): Record<string, string | null> {
  const gone = [...before.keys()].filter((name) => !now.has(name)).map((name) => [name, null]);
  const changed = [...now].filter(([name, address]) => before.get(name) !== address);
  return Object.fromEntries([...gone, ...changed]);
}

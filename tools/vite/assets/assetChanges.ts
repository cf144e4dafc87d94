import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { ASSET_FOLDERS } from '../../assets/manifest/assetFiles.ts';

/** What the page is told, as a custom event of this name: see src/client/workshop/savedAssets.ts. */
export const ASSETS_CHANGED = 'assets:changed';
export interface AssetChanges {
  /** The new address of each name that has another one now; null where the file is gone. */
  readonly changes: Readonly<Record<string, string | null>>;
}

/** Addresses by name, which change with the content. */
type Addresses = ReadonlyMap<string, string>;

interface Followed {
  /** Where everything lies at this moment. */
  readonly addresses: () => Addresses;
  /** Whether a module of that id tells addresses or contents. */
  readonly tells: (id: string) => boolean;
}

/** A program that saves a file writes it piece by piece: so many milliseconds after the last piece it counts. */
export const SETTLED_MS = 60;

/**
 * Tells running pages which files below `assets/` have become others, by their names, so that they show them without a
 * reload. Laying down an override, changing it and taking it away again are the same to a page: another address.
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
    // A file went while they were counted: once more, when that has settled.
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

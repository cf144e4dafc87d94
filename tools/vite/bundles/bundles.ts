import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundles, unbundled } from './modules.ts';

type BundleName = keyof typeof bundles;

const root = path.resolve(import.meta.dirname, '../../..');
const homes = new Map<string, BundleName | null>([
  ...Object.entries(bundles).flatMap(([name, entries]) => entries.map((entry) => [entry, name] as const)),
  ...unbundled.map((entry) => [entry, null] as const),
] as [string, BundleName | null][]);

/** The place of a module as the lists name it: its package, its virtual name, or its path from the root. */
function placeOf(id: string): string {
  const bare = id.replace(/\?.*$/, '').replaceAll('\\', '/');
  const [, virtual] = /(virtual:.*)$/.exec(bare) ?? [];
  if (virtual) return virtual;
  // What `phaserSlim` makes of Phaser.
  if (/^\0phaser-/.test(bare)) return 'phaser';
  const inPackages = bare.lastIndexOf('/node_modules/');
  if (inPackages >= 0) return bare.slice(inPackages + '/node_modules/'.length);
  return path.posix.relative(root.replaceAll('\\', '/'), bare.replace(/^\0/, ''));
}

/** The longest entry of the lists that matches a module; null if there is none. */
function entryOf(id: string): string | null {
  for (let place = placeOf(id); place && place !== '.'; place = path.posix.dirname(place)) {
    if (homes.has(place)) return place;
  }
  return null;
}

/**
 * Styles of shared parts, and those of `play`. All that the login screen does not need come in one file, whichever
 * screens use them: screens may then overrule them, since a screen's own styles always come later, in whatever order
 * screens are opened. A style sheet that `unbundled` names comes with its component alone: nobody overrules it.
 */
const isSharedStyle = (id: string, home: BundleName | null): boolean =>
  /\.css$/.test(placeOf(id)) &&
  homes.get(placeOf(id)) !== null &&
  (home === 'play' || /^src\/ui\//.test(placeOf(id)));

/** The bundle that a module is declared to be in; null if the bundler decides. */
export function bundleOf(id: string): BundleName | null {
  const home = homes.get(entryOf(id) ?? '') ?? null;
  return isSharedStyle(id, home) ? 'pages' : home;
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // With what the bundler adds to join modules, which every script needs.
    { name: 'shell', priority: 2, tags: ['$initial'], includeDependenciesRecursively: true },
    ...(Object.keys(bundles) as BundleName[]).map((name) => ({
      name,
      priority: 1,
      test: (id: string) => bundleOf(id) === name,
    })),
  ],
};

/** How many files a script may need: `pages` the page's own one, `play` both. */
const MOST_IMPORTS: Readonly<Record<string, number>> = { pages: 1, play: 2 };

/**
 * Fails the build if a module is in another file than declared, if an entry matches nothing, or if every screen would
 * load another file than those that it needs.
 */
export function declaredBundles(): Plugin {
  return {
    name: 'declared-bundles',
    apply: 'build',
    generateBundle(_options, output) {
      const named = new Set([...this.getModuleIds()].map(entryOf));
      const idle = [...homes.keys()].filter((entry) => !named.has(entry));
      if (idle.length)
        this.error(`tools/vite/bundles/modules.ts names what is not in the build: ${idle.join(', ')}`);
      for (const file of Object.values(output)) {
        if (file.type !== 'chunk' || file.name === 'shell' || file.isEntry) continue;
        const strays = file.moduleIds.filter((id) => (bundleOf(id) ?? file.name) !== file.name);
        if (strays.length)
          this.error(`${file.name} holds what belongs elsewhere: ${strays.map(placeOf).join(', ')}`);
        const most = MOST_IMPORTS[file.name];
        if (most !== undefined && file.imports.length > most)
          this.error(`Whoever loads ${file.name} would load ${file.imports.join(', ')}`);
      }
    },
  };
}

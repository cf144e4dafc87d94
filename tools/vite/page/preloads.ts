import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { MAP_SIZES, MAP_WIDTHS } from '../../../content/assets/mapPicture.ts';
import { findAssets } from '../../assets/manifest/assetFiles.ts';
import { builtAddresses } from '../assets/addresses.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ROUTES = path.join(root, 'src/app/routing/routes.ts');

/** Here visitors get the login screen and players another one. */
const UNDECIDED = '/';

interface Shown {
  readonly name: string;
  /** `sizes` of the screen's image, if it chooses between the picture and its small form. */
  readonly sizes?: string;
  /** Side of the screen's image in css pixels, if it shows the small form where that has enough pixels (`formOf`). */
  readonly side?: number;
}

/** Side in pixels of the small form of a creature, as in src/bridge/assets/smallForm.ts. */
const SMALL = 256;

/** Pictures that are the largest thing on a screen. */
const PICTURES: Readonly<Record<string, Shown>> = {
  '/login': { name: 'title/wordmark' },
  '/signup': { name: 'title/wordmark' },
  '/maps': { name: 'maps/green_land', sizes: MAP_SIZES },
  '*': { name: 'creatures/galoshade.normal', side: 200 },
};

/** A picture for the header, with its small form where there is one. */
function linkToPicture({ name, sizes, side }: Shown, addresses: ReadonlyMap<string, string>): string {
  const [whole, small] = [addresses.get(name), addresses.get(`${name}.small`)];
  const link = `<${whole}>; rel=preload; as=image`;
  if (small === undefined) return link;
  // What stands before them counts as the picture for 1x.
  if (side !== undefined)
    return `<${small}>; rel=preload; as=image; imagesrcset="${small} ${SMALL / side}x, ${whole} 2x"`;
  if (sizes === undefined) return link;
  const forms = `${small} ${MAP_WIDTHS.small}w, ${whole} ${MAP_WIDTHS.full}w`;
  return `${link}; imagesrcset="${forms}"; imagesizes="${sizes}"`;
}

/**
 * The file of the screen of each route, by its path in lower case; null where the first script has the screen, or where
 * it depends on more than the path. `*` is any other path.
 * @param routes text of src/app/routing/routes.ts
 * @param folder path of the folder in which that file lies
 */
export function screensIn(routes: string, folder = path.dirname(ROUTES)): ReadonlyMap<string, string | null> {
  const named = new Map(
    [...routes.matchAll(/const (\w+): LoadScreen = \(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, file] as const,
    ),
  );
  const places = routes.matchAll(/path: '([^']+)',[^{}]*?load: (?:\(\) =>\s*import\('([^']+)'\)|(\w+))/g);
  return new Map(
    [...places].map(([, place = '', own, name = '']) => {
      const file = place === UNDECIDED ? undefined : (own ?? named.get(name));
      return [place.toLowerCase(), file === undefined ? null : path.join(folder, file)];
    }),
  );
}

/** A script with all files that it needs at once, itself among them: its imports, their imports, and their styles. */
function neededBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, needed = new Set<string>()) {
  if (needed.has(chunk.fileName)) return needed;
  needed.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) needed.add(sheet);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') neededBy(other, bundle, needed);
  }
  return needed;
}

/** So many files, and more, would hold back the first script: they come behind it. */
const MANY = 5;

const linkTo = (file: string, among: readonly string[]): string => {
  const link = file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`;
  return among.length >= MANY ? `${link}; fetchpriority=low` : link;
};

/**
 * Writes `preloads.json`: for each path the `Link` header with which the server sends the page
 * (`server/http/client.ts`). Browsers then load a screen's files beside the page's own script, instead of after it.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const holding = (file: string) => chunks.find(({ moduleIds }) => moduleIds.includes(file));
        const first = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap((one) => [...neededBy(one, bundle)]),
        );
        const addresses = builtAddresses(findAssets(root));
        const links: Record<string, string> = {};
        for (const [place, file] of screensIn(readFileSync(ROUTES, 'utf8'))) {
          const chunk = file === null ? null : holding(file);
          if (chunk === undefined)
            return this.error(`No script of the build has ${file}, the screen of ${place}`);
          const files = chunk === null ? [] : [...neededBy(chunk, bundle)].filter((each) => !first.has(each));
          const picture = PICTURES[place];
          const pictures = picture ? [linkToPicture(picture, addresses)] : [];
          links[place] = [...files.map((each) => linkTo(each, files)), ...pictures].join(', ');
        }
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(links) });
      },
    },
  };
}

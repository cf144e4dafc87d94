import { isAseprite } from '../aseprite/sheet.ts';
import { factsOf, PICTURE_ENDINGS } from '../pictures.ts';
import { readJson } from '../readJson.ts';
import { isTiled } from '../tiled/map.ts';
import { type Anchor, anchorsOf } from './anchor.ts';
import type { AssetFile } from './assetFiles.ts';

/** One entry of a Phaser pack file, with three fields that Phaser does not need: source file, size and anchor. */
export interface PackEntry {
  readonly type: 'image' | 'spritesheet' | 'svg' | 'json' | 'tilemapTiledJSON' | 'audio' | 'aseprite';
  readonly key: string;
  readonly url?: string | readonly string[];
  readonly textureURL?: string;
  readonly atlasURL?: string;
  readonly frameConfig?: { readonly frameWidth: number; readonly frameHeight: number };
  /** Paths, below the project's root, of the files that are used. */
  readonly source: string | readonly string[];
  /** Size of the whole picture in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly anchor?: Anchor;
}

/** A Phaser pack file: one section for each purpose. */
export type Pack = Readonly<Record<string, { readonly files: readonly PackEntry[] }>>;

interface Contents {
  readonly assets: readonly AssetFile[];
  readonly sounds: readonly AssetFile[];
  readonly urlOf: (asset: AssetFile) => string;
  /** Whether the addresses lead to the original files, not to those converted for the game. */
  readonly raw: boolean;
}

/** Lists every file that is used, by name, in the format of Phaser's loader. */
export async function packOf(root: string, contents: Contents): Promise<Pack> {
  const anchorOf = anchorsOf(root);
  const { assets } = contents;
  const pictures = assets.filter(({ ending }) => PICTURE_ENDINGS.includes(ending));
  const entries = [
    ...(await Promise.all(pictures.map((asset) => pictureEntry(contents, asset, anchorOf(asset.name))))),
    ...assets.filter(({ ending }) => ending === 'json').flatMap((asset) => dataEntry(contents, asset)),
    ...soundEntries(contents),
  ];
  const sections = new Map<string, PackEntry[]>();
  for (const entry of entries) {
    const section = entry.key
      .split('/')
      .slice(0, entry.type === 'audio' ? 2 : 1)
      .join('.');
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  return Object.fromEntries([...sections].map(([name, files]) => [name, { files }]));
}

const keyOf = ({ name, ending }: AssetFile): string => name.replace(new RegExp(`\\.${ending}$`), '');
const dataOf = ({ assets }: Contents, name: string): AssetFile | undefined =>
  assets.find((asset) => asset.name === `${name}.json`);

async function pictureEntry(contents: Contents, asset: AssetFile, anchor: Anchor): Promise<PackEntry> {
  const { name, ending, place, file } = asset;
  // List a picture that cannot be read all the same: the check reports it, and the game shows its name.
  const { width, height } = await factsOf({ file, ending }).catch(() => ({ width: 0, height: 0 }));
  const facts = { source: place, width, height, anchor };
  const url = contents.urlOf(asset);
  const sheet = name.endsWith('.walk') ? dataOf(contents, name) : undefined;
  if (sheet === undefined) return { type: ending === 'svg' ? 'svg' : 'image', key: name, url, ...facts };
  const data = readJson(sheet.file);
  if (!isAseprite(data)) {
    const { frameWidth, frameHeight } = data as { frameWidth: number; frameHeight: number };
    return { type: 'spritesheet', key: name, url, frameConfig: { frameWidth, frameHeight }, ...facts };
  }
  if (!contents.raw) return { type: 'image', key: name, url, ...facts };
  const source = [place, sheet.place];
  return { type: 'aseprite', key: name, textureURL: url, atlasURL: contents.urlOf(sheet), ...facts, source };
}

/** Empty for the data of an Aseprite sheet, which is listed together with its picture. */
function dataEntry({ urlOf, raw }: Contents, asset: AssetFile): PackEntry[] {
  const data = asset.place.startsWith('assets/overrides') ? readJson(asset.file) : undefined;
  if (raw && isAseprite(data)) return [];
  const type = raw && isTiled(data) ? 'tilemapTiledJSON' : 'json';
  return [{ type, key: keyOf(asset), url: urlOf(asset), source: asset.place }];
}

function soundEntries({ sounds, urlOf }: Contents): PackEntry[] {
  const forms = new Map<string, AssetFile[]>();
  for (const sound of sounds) forms.set(keyOf(sound), [...(forms.get(keyOf(sound)) ?? []), sound]);
  // The game prefers ogg to mp3 to wav.
  const order = ['ogg', 'mp3', 'wav'];
  return [...forms].map(([key, unsorted]) => {
    const files = unsorted.toSorted((one, other) => order.indexOf(one.ending) - order.indexOf(other.ending));
    return { type: 'audio', key, url: files.map(urlOf), source: files.map(({ place }) => place) };
  });
}

/** The manifest as JSON text, with one entry in each line. */
export function tellPack(pack: Pack): string {
  const sections = Object.entries(pack).map(([name, { files }]) => {
    const lines = files.map((entry) => `      ${JSON.stringify(entry)}`).join(',\n');
    return `  ${JSON.stringify(name)}: {\n    "files": [\n${lines}\n    ]\n  }`;
  });
  return `{\n${sections.join(',\n')}\n}\n`;
}

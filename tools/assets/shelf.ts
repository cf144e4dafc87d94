import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ExpectedAsset } from './expected.ts';
import { ASSET_FOLDERS } from './manifest/assetFiles.ts';

/** A file below one of the folders of assets. */
export interface FoundFile {
  /** Path below its folder without the ending: `creatures/kindlam.normal`. */
  readonly name: string;
  /** As it is written, without the dot. */
  readonly ending: string;
  /** Path below the project's root, with forward slashes. */
  readonly place: string;
  /** Absolute path. */
  readonly file: string;
  readonly bytes: number;
  /** Whether a designer laid it down. */
  readonly laid: boolean;
}

/** What the checks look at. */
export interface Shelf {
  readonly root: string;
  readonly files: readonly FoundFile[];
  readonly expected: readonly ExpectedAsset[];
  /** Whether every pixel of the generated pictures is looked at too, not only of those that designers laid down. */
  readonly thorough: boolean;
}

/** Everything that lies in the folders of assets; texts for people and hidden files are passed over. */
export function shelfOf(root: string, expected: readonly ExpectedAsset[], thorough = false): Shelf {
  const files = ASSET_FOLDERS.flatMap((folder) =>
    list(path.join(root, folder)).map((below) => toFound(root, folder, below)),
  );
  return { root, files: files.filter(({ ending }) => ending !== 'md'), expected, thorough };
}

/** What is expected of a file; undefined where nobody asks for one of that name and ending. */
export const expectationOf = ({ expected }: Shelf, { name, ending }: FoundFile): ExpectedAsset | undefined =>
  expected.find((one) => one.name === name && one.endings.includes(ending));

function toFound(root: string, folder: string, below: string): FoundFile {
  const slashed = below.split(path.sep).join('/');
  const ending = path.extname(slashed).slice(1);
  const file = path.join(root, folder, below);
  return {
    name: ending === '' ? slashed : slashed.slice(0, -ending.length - 1),
    ending,
    place: `${folder}/${slashed}`,
    file,
    bytes: statSync(file).size,
    laid: folder.endsWith('overrides'),
  };
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
}

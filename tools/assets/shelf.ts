import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ExpectedAsset } from './expected.ts';
import { ASSET_FOLDERS } from './manifest/assetFiles.ts';

/** A file below one of the asset folders. */
export interface FoundFile {
  /** Path below its folder without the ending: `creatures/kindlam.normal`. */
  readonly name: string;
  /** Without the dot; in its original case. */
  readonly ending: string;
  /** Path below the project's root, with forward slashes. */
  readonly place: string;
  /** Absolute path. */
  readonly file: string;
  readonly bytes: number;
  /** Whether it is an override, made by a designer. */
  readonly laid: boolean;
}

/** The files and expectations that the checks work on. */
export interface Shelf {
  readonly root: string;
  readonly files: readonly FoundFile[];
  readonly expected: readonly ExpectedAsset[];
  /** Whether to read every pixel of generated pictures too, not only of overrides. */
  readonly thorough: boolean;
}

/** Lists all files in the asset folders, except Markdown and hidden files. */
export function shelfOf(root: string, expected: readonly ExpectedAsset[], thorough = false): Shelf {
  const files = ASSET_FOLDERS.flatMap((folder) =>
    list(path.join(root, folder)).map((below) => toFound(root, folder, below)),
  );
  return { root, files: files.filter(({ ending }) => ending !== 'md'), expected, thorough };
}

/** The expectation that matches the file's name and ending; undefined if there is none. */
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

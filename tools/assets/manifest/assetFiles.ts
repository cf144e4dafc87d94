import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translate } from '../translate.ts';

/** A picture, data file or sound of the game, with the name that the code uses. */
export interface AssetFile {
  /** `creatures/kindlam.normal`; of data files and sounds with the ending: `maps/green_land.json`. */
  readonly name: string;
  /** Ending without the dot. */
  readonly ending: string;
  /** Absolute path. */
  readonly file: string;
  /** Path below the project's root, with forward slashes. */
  readonly place: string;
}

const PICTURES = ['svg', 'png', 'webp'];
const ENDINGS = [...PICTURES, 'json'];
const SOUNDS = ['ogg', 'mp3', 'wav'];
/** Later folders win over earlier ones: a designer's file replaces the generated one. */
const OVERRIDES = 'assets/overrides';
export const ASSET_FOLDERS = ['assets/generated', OVERRIDES] as const;

/**
 * Every asset by its name, sorted. If a name exists in several formats, the designers' folder wins, and within one
 * folder svg wins over png over webp. A picture may have a small form, `maps/green_land.small`, or a back,
 * `creatures/kindlam.normal.back`, which the designers' picture replaces, too. A missing folder counts as an empty one.
 */
export function findAssets(root: string): readonly AssetFile[] {
  const found = new Map<string, AssetFile>();
  for (const folder of ASSET_FOLDERS) {
    const files = list(path.join(root, folder)).map((place) => toAsset(root, folder, place));
    const known = files.filter(({ ending }) => ENDINGS.includes(ending));
    known.sort((one, other) => ENDINGS.indexOf(other.ending) - ENDINGS.indexOf(one.ending));
    for (const asset of known) found.set(asset.name, asset);
    if (folder === OVERRIDES) for (const { name } of known) dropFormerForms(found, name);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Pictures, and the sheets on which generated ones show the same: those of a map's objects, and that of all balls. */
const ON_SHEETS: readonly (readonly [pictures: RegExp, sheets: RegExp])[] = [
  [/^tiles\/objects(\.json)?$/, /^tiles\/objects\.(?!json$)/],
  [/^items\/[a-z]+ball$/, /^items\/balls$/],
];

/**
 * The further forms of a generated picture show something else than the designers' picture, and so do sheets
 * on which it is.
 */
function dropFormerForms(found: Map<string, AssetFile>, name: string): void {
  const felt = ['roar', 'pain', 'joy', 'faint'];
  const forms = ['small', 'back', 'blink', ...felt, ...felt.map((form) => `back.${form}`)].map(
    (form) => `${name}.${form}`,
  );
  const sheets = ON_SHEETS.flatMap(([pictures, sheet]) =>
    pictures.test(name) ? [...found.keys()].filter((other) => sheet.test(other)) : [],
  );
  for (const form of [...forms, ...sheets]) {
    const former = found.get(form);
    if (former && !former.place.startsWith(`${OVERRIDES}/`)) found.delete(former.name);
  }
}

/**
 * Every sound by its name with the ending, sorted: `sounds/effects/tap.mp3`, `sounds/effects/tap.ogg`. A sound may
 * exist in several formats, so that each browser finds one that it can play. An override in one format hides the
 * generated files in all formats.
 */
export function findSounds(root: string): readonly AssetFile[] {
  const [generated = [], laid = []] = ASSET_FOLDERS.map((folder) =>
    list(path.join(root, folder))
      .map((place) => toAsset(root, folder, place))
      .filter(({ ending }) => SOUNDS.includes(ending)),
  );
  const replaced = new Set(laid.map(nameWithoutEnding));
  const kept = generated.filter((sound) => !replaced.has(nameWithoutEnding(sound)));
  return [...kept, ...laid].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const nameWithoutEnding = ({ name, ending }: AssetFile): string => name.slice(0, -ending.length - 1);

/** Eight hexadecimal digits that change with the content, so that browsers may cache the file for ever. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/**
 * The content of a file as the game reads it; data files of Aseprite and Tiled are converted.
 * @throws Error that says what is wrong with such a file
 */
export function readAsset({ file, place, name, ending }: AssetFile): Uint8Array {
  const content = readFileSync(file);
  if (ending !== 'json' || !place.startsWith(OVERRIDES)) return content;
  const root = file.slice(0, -place.length);
  return Buffer.from(JSON.stringify(translate(root, name, JSON.parse(content.toString('utf8')))));
}

function toAsset(root: string, folder: string, place: string): AssetFile {
  const slashed = place.split(path.sep).join('/');
  const written = path.extname(place).slice(1).toLowerCase();
  // A Tiled map replaces the map of the game with the same name.
  const ending = written === 'tmj' && folder === OVERRIDES ? 'json' : written;
  const plain = slashed.slice(0, -written.length - 1);
  const name = PICTURES.includes(ending) ? plain : `${plain}.${ending}`;
  return { name, ending, file: path.join(root, folder, place), place: `${folder}/${slashed}` };
}

/** The file for an address such as `/assets/overrides/maps/green_land.tmj`; undefined outside the overrides folder. */
export function overrideAt(root: string, address: string): AssetFile | undefined {
  const [start, place = ''] = address.split(`/${OVERRIDES}/`);
  return start === '' && !place.includes('..') ? toAsset(root, OVERRIDES, place) : undefined;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
}

import { type AssetFile, hashOf } from '../../assets/manifest/assetFiles.ts';

/** The pictures of one subject: all kinds of a creature, with closed and open eyes. They share a hash. */
export interface AssetGroup {
  /** `creatures/`; empty for files outside folders. */
  readonly folder: string;
  /** `kindlam` */
  readonly stem: string;
  readonly members: readonly AssetFile[];
  readonly hash: string;
}

/** Folder, stem and form of a name: `creatures/`, `kindlam`, `.normal.blink`. */
function partsOf(name: string): readonly [folder: string, stem: string, form: string] {
  const start = name.lastIndexOf('/') + 1;
  const dot = name.indexOf('.', start);
  const end = dot < 0 ? name.length : dot;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}

/**
 * Groups files whose names differ only after the first dot. A list of a thousand names, each with a hash, would be a
 * tenth of the script before the first screen with pictures; a creature’s six files take one entry.
 */
export function groupsOf(
  assets: readonly AssetFile[],
  read: (asset: AssetFile) => Uint8Array,
): readonly AssetGroup[] {
  const members = new Map<string, AssetFile[]>();
  for (const asset of assets) {
    const [folder, stem] = partsOf(asset.name);
    const key = folder + stem;
    members.set(key, [...(members.get(key) ?? []), asset]);
  }
  return [...members.values()].map((group) => {
    const [folder, stem] = partsOf(group[0]?.name ?? '');
    return { folder, stem, members: group, hash: hashOf(Buffer.concat(group.map(read))) };
  });
}

/** The address of each name below a folder. */
export function addressesOf(base: string, groups: readonly AssetGroup[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ members, hash }) =>
      members.map(({ name, ending }): [string, string] => [name, `${base}${name}-${hash}.${ending}`]),
    ),
  );
}

/** The part of a name after the stem, and the ending of its file: `.normal webp`. */
const formOf = ({ name, ending }: AssetFile): string => `${partsOf(name)[2]} ${ending}`;

/** Joins the groups of a folder that have the same forms into one text: `anvilisk 1f2e3d4c,bellow 0a1b2c3d`. */
function packed(groups: readonly AssetGroup[]): readonly (readonly [string, string, string])[] {
  const lists = new Map<string, [folder: string, forms: string, stems: string]>();
  for (const { folder, stem, members, hash } of groups) {
    const forms = members.map(formOf).join();
    const key = `${folder} ${forms}`;
    const [, , before] = lists.get(key) ?? [];
    const entry = `${stem} ${hash}`;
    lists.set(key, [folder, forms, before === undefined ? entry : `${before},${entry}`]);
  }
  return [...lists.values()];
}

/** The text of a module with `files`, the full address of each name. */
export function packedModule(base: string, groups: readonly AssetGroup[]): string {
  return `export const files = {};
for (const [folder, forms, stems] of ${JSON.stringify(packed(groups))})
  for (const entry of stems.split(','))
    for (const form of forms.split(',')) {
      const [stem, hash] = entry.split(' ');
      const [rest, ending] = form.split(' ');
      const name = folder + stem + rest;
      files[name] = ${JSON.stringify(base)} + name + '-' + hash + '.' + ending;
    }
`;
}

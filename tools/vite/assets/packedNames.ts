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

/** The ending that most files have. */
const USUAL = 'webp';

/** The part of a name after the stem, and the ending of its file unless it is the usual one: `.normal`, `.json json`. */
const formOf = ({ name, ending }: AssetFile): string =>
  ending === USUAL ? partsOf(name)[2] : `${partsOf(name)[2]} ${ending}`;

/** The forms of a subject as two texts whose parts go together, each with each: `.dark,.normal` and `,.back,.blink`. */
function factored(forms: readonly string[]): readonly [kinds: string, rests: string] {
  const restsOf = new Map<string, string[]>();
  for (const form of forms) {
    const [, kind = '', rest = form] = /^(\.[a-z]+)(.*)$/.exec(form) ?? [];
    restsOf.set(kind, [...(restsOf.get(kind) ?? []), rest]);
  }
  const [rests = '', ...others] = new Set([...restsOf.values()].map((one) => one.join()));
  return others.length === 0 ? [[...restsOf.keys()].join(), rests] : ['', forms.join()];
}

/** Joins the groups of a folder that have the same forms into one text: `anvilisk 1f2e3d4c,bellow 0a1b2c3d`. */
function packed(groups: readonly AssetGroup[]): readonly (readonly string[])[] {
  const lists = new Map<string, { readonly head: readonly string[]; readonly stems: string[] }>();
  for (const { folder, stem, members, hash } of groups) {
    const head = [folder, ...factored(members.map(formOf))];
    const list = lists.get(head.join(' ')) ?? { head, stems: [] };
    list.stems.push(`${stem} ${hash}`);
    lists.set(head.join(' '), list);
  }
  return [...lists.values()].map(({ head, stems }) => [...head, stems.join()]);
}

/** The text of a module with `files`, the full address of each name. */
export function packedModule(base: string, groups: readonly AssetGroup[]): string {
  return `export const files = {};
for (const [folder, kinds, rests, stems] of ${JSON.stringify(packed(groups))})
  for (const entry of stems.split(','))
    for (const kind of kinds.split(','))
      for (const form of rests.split(',')) {
        const [stem, hash] = entry.split(' ');
        const [rest, ending = '${USUAL}'] = form.split(' ');
        const name = folder + stem + kind + rest;
        files[name] = ${JSON.stringify(base)} + name + '-' + hash + '.' + ending;
      }
`;
}

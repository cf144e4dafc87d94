import { zipSync } from 'fflate';

interface Packed {
  readonly name: string;
  readonly ending: string;
  readonly content: Blob;
}

/** Where a designer's file lies in the repository. */
export const overridePath = ({ name, ending }: Pick<Packed, 'name' | 'ending'>): string =>
  `assets/overrides/${name}.${ending}`;

/** Packs files under the paths at which they belong into the repository. */
export async function zipFiles(files: readonly Packed[]): Promise<Blob> {
  const entries = await Promise.all(
    files.map(
      async (file) => [overridePath(file), new Uint8Array(await file.content.arrayBuffer())] as const,
    ),
  );
  // Pictures are packed already: pressing them once more would gain nothing.
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], { type: 'application/zip' });
}

import { zipSync } from 'fflate';

interface Packed {
  readonly name: string;
  readonly ending: string;
  readonly content: Blob;
}

/** Returns the path of a designer's file in the repository. */
export const overridePath = ({ name, ending }: Pick<Packed, 'name' | 'ending'>): string =>
  `assets/overrides/${name}.${ending}`;

/** Packs files into a zip, under their paths in the repository. */
export async function zipFiles(files: readonly Packed[]): Promise<Blob> {
  const entries = await Promise.all(
    files.map(
      async (file) => [overridePath(file), new Uint8Array(await file.content.arrayBuffer())] as const,
    ),
  );
  // No compression: the files are compressed already.
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], { type: 'application/zip' });
}

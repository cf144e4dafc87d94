import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** Releases before the present one whose files stay available. */
const FORMER_RELEASES = 2;
/** Files that have a hash of their content in their name, with their compressed forms. */
export const HASHED = /[.-][\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** What is written down of a release: its files, relative to the client's folder, and when it first ran. */
interface Release {
  readonly since: string;
  readonly files: readonly string[];
}

/** The folder from which files of former releases are served. */
export const formerFiles = (folder: string): string => join(folder, 'files');

/**
 * Makes the folder of releases. Returns false if that is not possible.
 * @param folder absolute path
 */
export function openReleases(folder: string): boolean {
  try {
    mkdirSync(formerFiles(folder), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

async function readReleases(folder: string): Promise<ReadonlyMap<string, Release>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const releases = new Map<string, Release>();
  for (const name of names) {
    releases.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')) as Release);
  }
  return releases;
}

/** Writes a file so that nobody ever reads half of it. */
async function put(target: string, make: (file: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.${process.pid}.new`;
  await make(unfinished);
  await rename(unfinished, target);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Keeps the client's files, so that pages of this release still find them after an update, and removes those of
 * releases before the last two. Several servers may share the folder.
 * @param client folder of the built client
 * @param folder folder of the releases, made by `openReleases`
 * @throws Error of the file system
 */
export async function keepRelease(client: string, folder: string, now: Date): Promise<void> {
  const entries = await readdir(join(client, 'assets'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && HASHED.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length + sep.length))
    .toSorted();
  const own = `${createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)}.json`;
  // The list comes first: another server that removes an old release then leaves the files that this one has, too.
  if (!(await isThere(join(folder, own)))) {
    const release: Release = { since: now.toISOString(), files };
    await put(join(folder, own), (file) => writeFile(file, JSON.stringify(release)));
  }
  for (const file of files) {
    const target = join(formerFiles(folder), file);
    if (await isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    // A second name costs no room; on another disk it has to be a copy.
    await put(target, (to) => link(join(client, file), to).catch(() => copyFile(join(client, file), to)));
  }
  await forgetOld(folder, own);
}

async function forgetOld(folder: string, own: string): Promise<void> {
  const releases = await readReleases(folder);
  const others = [...releases].filter(([name]) => name !== own);
  const old = others
    .toSorted(([, one], [, other]) => other.since.localeCompare(one.since))
    .slice(FORMER_RELEASES)
    .map(([name]) => name);
  const kept = new Set(
    [...releases].filter(([name]) => !old.includes(name)).flatMap(([, { files }]) => files),
  );
  for (const name of old) {
    for (const file of releases.get(name)?.files ?? []) {
      if (!kept.has(file)) await rm(join(formerFiles(folder), file), { force: true });
    }
    await rm(join(folder, name), { force: true });
  }
}

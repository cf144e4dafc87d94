import { createStore } from 'zustand/vanilla';
import { swapAssets } from '../../../bridge/assets/assetSwap.ts';
import { type KeptFile, removeKept, writeKept } from './keptFiles.ts';

const isSound = ({ name }: Pick<KeptFile, 'name'>) => name.startsWith('sounds/');

/** The name under which a file is swapped. Sounds exist in several formats, so their names include the extension. */
const swapKey = (file: Pick<KeptFile, 'name' | 'ending'>): string =>
  isSound(file) ? `${file.name}.${file.ending}` : file.name;

/**
 * URL of a file that exists only in this browser. Sounds get a data URL: Howler decodes those itself, while the
 * content security policy forbids fetching a blob.
 */
function addressFor(file: Pick<KeptFile, 'name' | 'content'>): string | Promise<string> {
  return isSound(file) ? writtenOut(file.content) : URL.createObjectURL(file.content);
}

const writtenOut = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

/** A file that the running game shows or plays instead of its own. */
export interface TriedFile extends KeptFile {
  readonly url: string;
  /** Whether the file is stored, so that it is used after a reload and in other windows. */
  readonly kept: boolean;
}

/** The files tried out in this window, by name. */
export const tried = createStore<Readonly<Record<string, TriedFile>>>(() => ({}));

/** Replaces files of the running game. */
export async function putOn(files: readonly KeptFile[], kept: boolean): Promise<void> {
  const put = await Promise.all(files.map(async (file) => ({ ...file, kept, url: await addressFor(file) })));
  change(
    put.map((file) => file.name),
    Object.fromEntries(put.map((file) => [file.name, file])),
  );
}

/** Restores the game's own files, in this window only. */
export const takeOff = (names: readonly string[]): void => change(names, {});

/** Tries a file out in this window, until it is kept or discarded or the page is closed. */
export async function tryOut(name: string, content: Blob, ending: string): Promise<void> {
  const stamp = crypto.getRandomValues(new Uint32Array(2)).join('-');
  await putOn([{ name, content, ending, stamp }], false);
}

/** Stores tried files for all windows of this browser. */
export async function keep(names: readonly string[]): Promise<void> {
  const files = names.flatMap((name) => tried.getState()[name] ?? []);
  await writeKept(files.map(({ name, ending, content, stamp }) => ({ name, ending, content, stamp })));
  tried.setState(Object.fromEntries(files.map((file) => [file.name, { ...file, kept: true }])));
}

/** Restores the game's own files, in all windows of this browser. */
export async function discard(names: readonly string[]): Promise<void> {
  const kept = names.filter((name) => tried.getState()[name]?.kept);
  takeOff(names);
  if (kept.length > 0) await removeKept(kept);
}

function change(names: readonly string[], files: Readonly<Record<string, TriedFile>>): void {
  const before = tried.getState();
  const rest = Object.entries(before).filter(([name]) => !names.includes(name));
  tried.setState({ ...Object.fromEntries(rest), ...files }, true);
  // A sound may come in another format: remove the swap of the former one first.
  const gone = names.flatMap((name) => before[name] ?? []).map((file) => [swapKey(file), undefined]);
  const put = Object.values(files).map((file) => [swapKey(file), file.url]);
  swapAssets('tried', Object.fromEntries([...gone, ...put]));
  // Only now, since the old URLs are no longer used.
  for (const name of names) if (before[name]) URL.revokeObjectURL(before[name].url);
}

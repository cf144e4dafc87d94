import { createStore } from 'zustand/vanilla';
import { swapAssets } from '../../../bridge/assets/assetSwap.ts';
import { type KeptFile, removeKept, writeKept } from './keptFiles.ts';

const isSound = ({ name }: Pick<KeptFile, 'name'>) => name.startsWith('sounds/');

/** Under what name a file stands in for the game's own: sounds come in several forms, and are told apart by them. */
const swapKey = (file: Pick<KeptFile, 'name' | 'ending'>): string =>
  isSound(file) ? `${file.name}.${file.ending}` : file.name;

/**
 * Where the game gets a file from that lies in this browser only. A sound is written out in its address: the sound
 * player decodes such a one by itself, while the page's security policy lets nobody fetch a blob.
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
  /** Whether it is there after a reload, and in other windows. */
  readonly kept: boolean;
}

/** What is tried out in this window, by its name. */
export const tried = createStore<Readonly<Record<string, TriedFile>>>(() => ({}));

/** Puts files into the running game. */
export async function putOn(files: readonly KeptFile[], kept: boolean): Promise<void> {
  const put = await Promise.all(files.map(async (file) => ({ ...file, kept, url: await addressFor(file) })));
  change(
    put.map((file) => file.name),
    Object.fromEntries(put.map((file) => [file.name, file])),
  );
}

/** Lets the game's own files count again, in this window only. */
export const takeOff = (names: readonly string[]): void => change(names, {});

/** Tries a file out in this window until it is kept, discarded or left behind. */
export async function tryOut(name: string, content: Blob, ending: string): Promise<void> {
  const stamp = crypto.getRandomValues(new Uint32Array(2)).join('-');
  await putOn([{ name, content, ending, stamp }], false);
}

/** Keeps files that are tried out for this browser, in all of its windows. */
export async function keep(names: readonly string[]): Promise<void> {
  const files = names.flatMap((name) => tried.getState()[name] ?? []);
  await writeKept(files.map(({ name, ending, content, stamp }) => ({ name, ending, content, stamp })));
  tried.setState(Object.fromEntries(files.map((file) => [file.name, { ...file, kept: true }])));
}

/** Lets the game's own files count again, in all windows of this browser. */
export async function discard(names: readonly string[]): Promise<void> {
  const kept = names.filter((name) => tried.getState()[name]?.kept);
  takeOff(names);
  if (kept.length > 0) await removeKept(kept);
}

function change(names: readonly string[], files: Readonly<Record<string, TriedFile>>): void {
  const before = tried.getState();
  const rest = Object.entries(before).filter(([name]) => !names.includes(name));
  tried.setState({ ...Object.fromEntries(rest), ...files }, true);
  // A sound that comes in another form leaves its former one first.
  const gone = names.flatMap((name) => before[name] ?? []).map((file) => [swapKey(file), undefined]);
  const put = Object.values(files).map((file) => [swapKey(file), file.url]);
  swapAssets('tried', Object.fromEntries([...gone, ...put]));
  // Only now: nobody asks for them any more.
  for (const name of names) if (before[name]) URL.revokeObjectURL(before[name].url);
}

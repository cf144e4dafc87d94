import type { KeptFile } from './keptFiles.ts';

const isSound = ({ name }: Pick<KeptFile, 'name'>) => name.startsWith('sounds/');

/** Under what name a file stands in for the game's own: sounds come in several forms, and are told apart by them. */
export const swapKey = (file: Pick<KeptFile, 'name' | 'ending'>): string =>
  isSound(file) ? `${file.name}.${file.ending}` : file.name;

/**
 * Where the game gets a file from that lies in this browser only. A sound is written out in its address: the sound
 * player decodes such a one by itself, while the page's security policy lets nobody fetch a blob.
 */
export function addressFor(file: Pick<KeptFile, 'name' | 'content'>): string | Promise<string> {
  return isSound(file) ? writtenOut(file.content) : URL.createObjectURL(file.content);
}

const writtenOut = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

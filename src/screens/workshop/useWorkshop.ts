import { useCallback, useState } from 'react';
import { tryOut } from '../../client/workshop/tryOut/tried.ts';
import { isSound } from './coverage/stateOf.ts';
import { assignFile } from './files/assignFile.ts';
import { isSoundType, MIMES, typeOf } from './files/fileType.ts';
import { openPicture } from './files/openPicture.ts';
import { openSound } from './files/openSound.ts';

/** A file without a place: the game cannot show or play it, or does not use its name. */
export interface Unplaced {
  readonly id: number;
  readonly file: File;
  readonly why:
    | { readonly refused: string | null; readonly wanted: 'picture' | 'sound' }
    | { readonly near: readonly string[] };
}

let made = 0;

/** Accepts files: each replaces the picture or sound that it is dropped on or named after. */
export function useWorkshop(names: readonly string[], onPlaced: (name: string) => void) {
  const [unplaced, setUnplaced] = useState<readonly Unplaced[]>([]);
  const forget = useCallback((id: number) => setUnplaced((all) => all.filter((one) => one.id !== id)), []);

  const takeIn = useCallback(
    async (files: readonly File[], onto?: string) => {
      const put: string[] = [];
      for (const file of files) {
        const why = await place(file, names, files.length === 1 ? onto : undefined);
        if (typeof why === 'string') put.push(why);
        else {
          made += 1;
          const one = { id: made, file, why };
          setUnplaced((all) => [...all, one]);
        }
      }
      const [first] = put;
      if (first !== undefined) onPlaced(first);
    },
    [names, onPlaced],
  );
  return { unplaced, forget, takeIn };
}

/** Tries a file out and resolves to its name in the game, or to the reason why not. */
async function place(
  file: File,
  names: readonly string[],
  onto: string | undefined,
): Promise<string | Unplaced['why']> {
  const sound = onto === undefined ? await looksLikeSound(file) : isSound(onto);
  const opened = await (sound ? openSound : openPicture)(file);
  if ('refused' in opened) return { refused: opened.refused, wanted: sound ? 'sound' : 'picture' };
  const path = file.webkitRelativePath || file.name;
  const others = names.filter((name) => isSound(name) === sound);
  const found = onto === undefined ? assignFile(path, others) : { name: onto };
  if ('near' in found) return found;
  await tryOut(found.name, new Blob([file], { type: MIMES[opened.type] }), opened.type);
  return found.name;
}

/** Whether a file is meant as a sound, even if the game cannot play it. */
const looksLikeSound = async (file: File): Promise<boolean> =>
  isSoundType(await typeOf(file)) || file.type.startsWith('audio/') || /\.(ogg|mp3|wav)$/i.test(file.name);

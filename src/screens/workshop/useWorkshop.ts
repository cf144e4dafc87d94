import { useCallback, useState } from 'react';
import { tryOut } from '../../client/workshop/tryOut/tried.ts';
import { isSound } from './coverage/stateOf.ts';
import { assignFile } from './files/assignFile.ts';
import { isSoundType, MIMES, typeOf } from './files/fileType.ts';
import { openPicture } from './files/openPicture.ts';
import { openSound } from './files/openSound.ts';

/** A file that has no place yet: nothing that the game could show or play, or of a name that nothing has. */
export interface Unplaced {
  readonly id: number;
  readonly file: File;
  readonly why:
    | { readonly refused: string | null; readonly wanted: 'picture' | 'sound' }
    | { readonly near: readonly string[] };
}

let made = 0;

/** Takes files in: each goes to the picture or sound that it is dropped on, or to the one that it is named after. */
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

/** Tries a file out and returns for which name; else why not. */
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

/** Whether somebody means a file to be heard, though it may be one that the game cannot play. */
const looksLikeSound = async (file: File): Promise<boolean> =>
  isSoundType(await typeOf(file)) || file.type.startsWith('audio/') || /\.(ogg|mp3|wav)$/i.test(file.name);

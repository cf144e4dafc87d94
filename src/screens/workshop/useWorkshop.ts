import { useCallback, useState } from 'react';
import { tryOut } from '../../bridge/tryOut/tried.ts';
import { assignFile } from './assignFile.ts';
import { openPicture } from './openPicture.ts';

/** A file that has no place yet: nothing that the game could show, or of a name that nothing has. */
export interface Unplaced {
  readonly id: number;
  readonly file: File;
  readonly why: { readonly refused: string | null } | { readonly near: readonly string[] };
}

let made = 0;

/** Takes files in: each goes to the picture that it is dropped on, or to the one that it is named after. */
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

/** Tries a file out and returns for which picture; else why not. */
async function place(
  file: File,
  names: readonly string[],
  onto: string | undefined,
): Promise<string | Unplaced['why']> {
  const opened = await openPicture(file);
  if ('refused' in opened) return { refused: opened.refused };
  const found = onto === undefined ? assignFile(file.webkitRelativePath || file.name, names) : { name: onto };
  if ('near' in found) return found;
  const mime = opened.type === 'svg' ? 'image/svg+xml' : `image/${opened.type}`;
  tryOut(found.name, new Blob([file], { type: mime }), opened.type);
  return found.name;
}

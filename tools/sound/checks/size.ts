import { LIMITS } from './limits.ts';
import { ENDINGS } from './names.ts';

export interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Limits the total size of each format: a browser loads one format of each sound. */
export function checkSize(files: readonly SizedFile[]): string[] {
  return ENDINGS.flatMap((ending) => {
    const bytes = files
      .filter(({ path }) => path.endsWith(`.${ending}`))
      .reduce((sum, file) => sum + file.bytes, 0);
    return bytes < LIMITS.bytes ? [] : [`all ${ending} files weigh ${bytes} bytes, above ${LIMITS.bytes}`];
  });
}

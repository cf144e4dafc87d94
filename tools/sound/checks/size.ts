import { LIMITS } from './limits.ts';
import { ENDINGS } from './names.ts';

export interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

/** A browser loads one form of each sound: all of one form must not weigh too much. */
export function checkSize(files: readonly SizedFile[]): string[] {
  return ENDINGS.flatMap((ending) => {
    const bytes = files
      .filter(({ path }) => path.endsWith(`.${ending}`))
      .reduce((sum, file) => sum + file.bytes, 0);
    return bytes < LIMITS.bytes ? [] : [`all ${ending} files weigh ${bytes} bytes, above ${LIMITS.bytes}`];
  });
}

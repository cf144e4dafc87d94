/** The files of this language but the first one. */
export const files = import.meta.glob<{ readonly default: object }>([
  './**/*.ts',
  '!./ids.ts',
  '!./particles.ts',
  '!./common.ts',
  '!./files.ts',
]);

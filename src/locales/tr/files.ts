/** The files of this language but the first one. */
export const files = import.meta.glob<{ readonly default: object }>([
  './**/*.ts',
  '!./common.ts',
  '!./files.ts',
  '!./**/*.test.ts',
]);

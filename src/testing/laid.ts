/** Replaces the list of designers' files in tests. */
export const laid: readonly string[] = ['creatures/podkin.normal'];

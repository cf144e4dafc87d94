/** Stands in for the list of what designers laid down. */
export const laid: readonly string[] = ['creatures/podkin.normal'];

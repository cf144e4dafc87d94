/** What stands behind the last folder of a name or a path. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

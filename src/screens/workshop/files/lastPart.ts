/** Returns the part after the last slash of a name or path. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

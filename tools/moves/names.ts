/** Splits a list of names that is written with commas, over several lines. */
export const names = (list: string): readonly string[] => list.trim().split(/,\s+/);

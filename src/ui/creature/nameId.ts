/** Id of the heading with a creature's name, for `aria-labelledby` and `aria-describedby`. */
export const nameId = (id: string): string => `creature-${id}`;

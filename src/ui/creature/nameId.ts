/** Id of the heading that names a creature on the page, for what belongs to it. */
export const nameId = (id: string): string => `creature-${id}`;

/** Address of a player's trainer page, as everybody may see it. */
export const playerLink = (name: string): string => `/trainer/${encodeURIComponent(name)}`;

/** Address of a player's trainer card, as everybody may see it. */
export const playerLink = (name: string): string => `/player?${new URLSearchParams({ name })}`;

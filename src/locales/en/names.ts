/** Name of a player; players who have deleted their accounts have none. */
export const playerName = (name: string): string => name || 'a former player';

/** The same at the beginning of a sentence. */
export const playerNameFirst = (name: string): string => name || 'A former player';

/** Name of a player; players who have deleted their accounts have none. */
export const playerName = (name: string): string => name || 'a former player';

/** The same at the beginning of a sentence. */
export const playerNameFirst = (name: string): string => name || 'A former player';

/** A nickname as it stands beside the species. */
export const inQuotes = (nickname: string): string => `“${nickname}”`;

/** A creature's species, with its nickname beside it if it has one. */
export const calledName = ({
  name,
  nickname,
}: {
  readonly name: string;
  readonly nickname?: string | undefined;
}): string => (nickname ? `${name} ${inQuotes(nickname)}` : name);

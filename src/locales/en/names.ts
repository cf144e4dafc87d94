import { texts } from '../texts.ts';

const words = texts('names', {
  former: 'a former player',
  formerFirst: 'A former player',
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'dark', shiny: 'shiny' },
});

/** Name of a player; players who have deleted their accounts have none. */
export const playerName = (name: string): string => name || words.former;

/** The same at the beginning of a sentence. */
export const playerNameFirst = (name: string): string => name || words.formerFirst;

/** A kind before the name of a species; empty for the normal one. */
export const kindName = (kind: keyof typeof words.kinds): string => words.kinds[kind];

/** A nickname as it stands beside the species. */
export const inQuotes = (nickname: string): string => words.quoted(nickname);

/** A creature's species, with its nickname beside it if it has one. */
export const calledName = ({
  name,
  nickname,
}: {
  readonly name: string;
  readonly nickname?: string | undefined;
}): string => (nickname ? `${name} ${inQuotes(nickname)}` : name);

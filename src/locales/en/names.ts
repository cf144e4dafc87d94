import { spoken, texts } from '../texts.ts';
import { speciesName } from './named/species.ts';

/** A creature by the name of its species, and its nickname if it has one. */
interface Called {
  readonly name: string;
  readonly nickname?: string | undefined;
}

/** What stands in place of names, and beside them. */
export const nameWords = texts('names', {
  former: 'a former player',
  formerFirst: 'A former player',
  /** A team that the game itself sends against a player who looks for another one. */
  houseTeam: (place: string) => `${place} (house team)`,
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'dark', shiny: 'shiny' },
  /** A kind, but the normal one, with the name of a species. */
  kinded: (kind: string, name: string) => `${kind} ${name}`,
});

/**
 * A name that a player gave, kept apart from the words around it where they run leftwards: its own letters and digits may
 * run the other way.
 */
const apart = (name: string): string =>
  spoken.getState().direction === 'rtl' && name ? `\u2068${name}\u2069` : name;

/** What the server adds to the names of teams of the house. */
const OF_HOUSE = / \(house team\)$/;

const named = (name: string): string =>
  OF_HOUSE.test(name) ? nameWords.houseTeam(name.replace(OF_HOUSE, '')) : apart(name);

/** Name of a player; players who have deleted their accounts have none. */
export const playerName = (name: string): string => named(name) || nameWords.former;

/** The same at the beginning of a sentence. */
export const playerNameFirst = (name: string): string => named(name) || nameWords.formerFirst;

/** A kind before the name of a species; empty for the normal one. */
export const kindName = (kind: keyof typeof nameWords.kinds): string => nameWords.kinds[kind];

/** The name of a species with its kind; alone for the normal one. */
export const kindedName = (kind: keyof typeof nameWords.kinds, name: string): string =>
  kind === 'normal' ? name : nameWords.kinded(nameWords.kinds[kind], name);

/** A nickname as it stands beside the species. */
export const inQuotes = (nickname: string): string => nameWords.quoted(apart(nickname));

/** A creature's nickname; of one that has none, the name of its species. */
export const shortName = ({ name, nickname }: Called): string =>
  nickname ? apart(nickname) : speciesName(name);

/** A creature's species, with its nickname beside it if it has one. */
export const calledName = ({ name, nickname }: Called): string =>
  nickname ? `${speciesName(name)} ${inQuotes(nickname)}` : speciesName(name);

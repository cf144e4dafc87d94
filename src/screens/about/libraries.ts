import { shipped } from './shipped.ts';

/** The libraries of one copyright holder under one licence. */
interface Holder {
  readonly copyright: string;
  readonly licence: string;
  readonly libraries: readonly string[];
}

/** How many libraries come to the browser with the game. */
export const libraryCount = shipped.length;

function withLibrary(holders: readonly Holder[], library: (typeof shipped)[number]): readonly Holder[] {
  const { copyright, licence, name, version } = library;
  const own = holders.find((each) => each.copyright === copyright && each.licence === licence);
  const libraries = [...(own?.libraries ?? []), `${name} ${version}`];
  return [...holders.filter((each) => each !== own), { copyright, licence, libraries }];
}

/** Everybody whose libraries come to the browser, those with the most first. */
export const holders: readonly Holder[] = shipped
  .reduce<readonly Holder[]>(withLibrary, [])
  .toSorted((one, other) => other.libraries.length - one.libraries.length);

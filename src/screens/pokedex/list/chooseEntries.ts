import { RARITIES, type Species } from '../../../../rules/creatures/types.ts';
import { speciesName } from '../../../locales/en/named/species.ts';
import { folded } from '../../../locales/folded.ts';
import { compareNames } from '../../../locales/format.ts';
import { type DexEntry, isCaught, isSeen } from '../dex.ts';
import { mapsOf } from '../homes/habitats.ts';
import type { DexFilters, DexSort, Mark } from './dexFilters.ts';

/** Sum of the base stats. */
export const strengthOf = ({ baseStats: { hp, attack, defense, speed } }: Species): number =>
  hp + attack + defense + speed;

const COMPARE: Readonly<Record<DexSort, (one: Species, other: Species) => number>> = {
  number: () => 0,
  name: (one, other) => compareNames(speciesName(one.name), speciesName(other.name)),
  rarity: (one, other) => RARITIES.indexOf(one.rarity) - RARITIES.indexOf(other.rarity),
  strength: (one, other) => strengthOf(one) - strengthOf(other),
  height: (one, other) => one.height - other.height,
  weight: (one, other) => one.weight - other.weight,
};

const HAS_MARK: Readonly<Record<Mark, (entry: DexEntry) => boolean>> = {
  all: () => true,
  seen: isSeen,
  caught: isCaught,
  missing: (entry) => !isCaught(entry),
  unseen: (entry) => !isSeen(entry),
};

/** `7` and `007` match number 7; any other text matches a part of the name. */
const isNamed = ({ species, number }: DexEntry, text: string): boolean =>
  /^\d+$/.test(text)
    ? number === Number(text)
    : folded(`${speciesName(species.name)} ${species.name}`).includes(text);

/** Whether a species passes the filters by type and rarity, which apply only to seen species. */
function isTold({ species }: DexEntry, { types, rarity }: DexFilters): boolean {
  if (types.length > 0 && !types.some((type) => species.types.some((own) => own === type))) return false;
  return rarity === 'any' || species.rarity === rarity;
}

function livesThere({ species }: DexEntry, home: DexFilters['home']): boolean {
  if (home === 'anywhere') return true;
  const lives = mapsOf(species.id);
  return home === 'nowhere' ? lives.length === 0 : lives.includes(home);
}

/**
 * Returns the entries that match the filters, sorted. Unseen species reveal nothing: filters by name, type or rarity
 * do not find them, and if the order would reveal something, they come last, by number.
 */
export function chooseEntries(dex: readonly DexEntry[], filters: DexFilters): readonly DexEntry[] {
  const text = folded(filters.text.trim());
  const tells = filters.types.length > 0 || filters.rarity !== 'any';
  const wanted = dex.filter((entry) => {
    if (!HAS_MARK[filters.mark](entry) || !livesThere(entry, filters.home)) return false;
    if (isSeen(entry)) return isTold(entry, filters) && isNamed(entry, text);
    return !tells && (text === '' || (/^\d+$/.test(text) && isNamed(entry, text)));
  });
  const way = filters.falling ? -1 : 1;
  if (filters.sort === 'number') return filters.falling ? wanted.reverse() : wanted;
  const known = wanted.filter(isSeen);
  known.sort((one, other) => way * COMPARE[filters.sort](one.species, other.species));
  return [...known, ...wanted.filter((entry) => !isSeen(entry))];
}

import type { WantedEntry } from '../../../../../contract/shapes/trade.ts';
import { kindLabel } from '../../../../../rules/creatures/kinds.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';
import { kinded } from '../../../../ui/creatureCard/facts/kinds.ts';

type Entry = Pick<WantedEntry, 'name' | 'kind' | 'level'>;
const { wanted: words } = marketWords;

function whom({ name, kind }: Entry): string {
  if (name === '') return words.anyOf(kindLabel(kind ?? 1));
  const species = speciesName(name);
  return kind === 1 ? words.normal(species) : kinded(kind ?? 0, species);
}

/** Describes an entry of the wanted list in words. */
export const wishWords = (entry: Entry): string =>
  entry.level > 1 ? words.wish(whom(entry), words.from(entry.level)) : whom(entry);

/** Returns the market search for an entry of the wanted list. */
export function wishWay({ name, kind, level }: Entry): string {
  const search = new URLSearchParams();
  if (name !== '') search.set('name', name);
  if (kind !== null) search.set('kind', String(kind));
  if (level > 1) search.set('least', String(level));
  return `?${search}`;
}

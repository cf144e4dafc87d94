import type { WantedEntry } from '../../../../../contract/shapes/trade.ts';
import { kindLabel } from '../../../../../rules/creatures/kinds.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { kindPrefix } from '../../../../ui/creatureCard/facts/kinds.ts';

type Entry = Pick<WantedEntry, 'name' | 'kind' | 'level'>;
const { wanted: words } = marketWords;

function whom({ name, kind }: Entry): string {
  if (name === '') return words.anyOf(kindLabel(kind ?? 1));
  return kind === 1 ? `${kindLabel(kind)} ${name}` : kindPrefix(kind ?? 0) + name;
}

/** Describes an entry of the wanted list in words. */
export const wishWords = (entry: Entry): string =>
  whom(entry) + (entry.level > 1 ? ` ${words.from(entry.level)}` : '');

/** Returns the market search for an entry of the wanted list. */
export function wishWay({ name, kind, level }: Entry): string {
  const search = new URLSearchParams();
  if (name !== '') search.set('name', name);
  if (kind !== null) search.set('kind', String(kind));
  if (level > 1) search.set('least', String(level));
  return `?${search}`;
}

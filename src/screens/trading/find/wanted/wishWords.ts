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

/** What an entry of the wanted list asks for, in words. */
export const wishWords = (entry: Entry): string =>
  whom(entry) + (entry.level > 1 ? ` ${words.from(entry.level)}` : '');

/** Where the market shows what an entry asks for. */
export function wishWay({ name, kind, level }: Entry): string {
  const search = new URLSearchParams();
  if (name !== '') search.set('name', name);
  if (kind !== null) search.set('kind', String(kind));
  if (level > 1) search.set('least', String(level));
  return `?${search}`;
}

import { isReason, type RefusalFacts, sentenceBy } from '../../contract/refusals/reasons.ts';
import { itemName } from '../locales/en/named/items.ts';
import { regionName } from '../locales/en/named/leaders.ts';
import { moveTitle } from '../locales/en/named/moves.ts';
import { speciesName } from '../locales/en/named/species.ts';
import { refusalWords } from '../locales/en/refusals.ts';

/** The facts with the names of creatures, items, moves and regions as the language of the game has them. */
function inLanguage(facts: RefusalFacts): RefusalFacts {
  const { species, item, move, region, name } = facts;
  return {
    ...facts,
    ...(typeof species === 'string' && typeof name === 'string' && { name: speciesName(name) }),
    ...(typeof item === 'string' && typeof name === 'string' && { name: itemName(item, name) }),
    ...(typeof move === 'string' && { move: moveTitle(move) }),
    ...(typeof region === 'string' && { region: regionName(region) }),
  };
}

/** A reason with its facts in the language of the game; null for a reason that this page does not know. */
export function wordReason(reason: string, facts: RefusalFacts): string | null {
  return isReason(reason) ? sentenceBy(refusalWords, reason, inLanguage(facts)) : null;
}

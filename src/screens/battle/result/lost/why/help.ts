import { moveTitle } from '../../../../../locales/en/named/moves.ts';
import { speciesName } from '../../../../../locales/en/named/species.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { withFullStop } from '../../../../../locales/format.ts';
import { battleMovesOf, foeOf, teamOf } from '../../../../../ui/creatureCard/facts/battleSides.ts';
import { unused } from './attacks.ts';
import { isStrong, type Seek, strongAgainst } from './reason.ts';

/** Which types are strong against the last opponent, and which team member knows such an attack. */
export const help: Seek = (story) => {
  const { last } = story;
  const foe = foeOf(last);
  const types = foe ? strongAgainst(foe.types) : [];
  if (!foe || types.length === 0) return null;
  const knows = teamOf(last)
    .flatMap((mine) => battleMovesOf(mine).map((move) => ({ mine, move })))
    .find(({ move }) => isStrong(move, foe.types));
  const such = knows ? whyWords.such(speciesName(knows.mine.name), moveTitle(knows.move)) : '';
  // A lower weight, because `unused` says the same.
  return {
    weight: unused(story) ? 8 : 31,
    text: withFullStop(whyWords.weakTo(speciesName(foe.name), types) + such),
  };
};

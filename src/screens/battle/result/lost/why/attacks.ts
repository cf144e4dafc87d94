import { moveTitle } from '../../../../../locales/en/named/moves.ts';
import { speciesName } from '../../../../../locales/en/named/species.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { battleMovesOf } from '../../../../../ui/creatureCard/facts/battleSides.ts';
import { foeIn, isStrong, mineIn, moveName, type Reason, type Seek } from './reason.ts';
import type { Story } from './story.ts';

/** Reasons in the player's own attacks: a strong one was not used, or the used ones were not effective. */
export const attacks: Seek = (story) => unused(story) ?? weak(story);

/** A super effective attack that a creature knew in the fight and did not use. */
export function unused(story: Story): Reason | null {
  if (!story.isWhole) return null;
  const used = story.uses.filter(({ side }) => side === 'player');
  for (const { mine, foe } of used) {
    const creature = mineIn(story, mine);
    const target = foeIn(story, foe);
    if (!creature || !target) continue;
    const isUsed = (name: string) => used.some((use) => use.mine === mine && moveName(use.move) === name);
    const move = battleMovesOf(creature).find((name) => isStrong(name, target.types) && !isUsed(name));
    if (move)
      return {
        weight: 72,
        text: whyWords.unused(speciesName(creature.name), moveTitle(move), speciesName(target.name)),
      };
  }
  return null;
}

function weak({ blows, immune }: Story): Reason | null {
  const hits = blows.filter(({ side }) => side === 'opponent');
  const nothing = immune.filter(({ side }) => side === 'opponent').length;
  const little = hits.filter(({ mult }) => mult < 1).length + nothing;
  const all = hits.length + nothing;
  if (all < 2 || little * 2 < all) return null;
  return { weight: 30 + 40 * (little / all), text: whyWords.weakHits(little, all) };
}

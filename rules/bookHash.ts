import { perBook, type RuleBook } from './book.ts';
import type { Species } from './creatures/types.ts';
import type { Move } from './model/moves.ts';

const OFFSET = 0x811c_9dc5;
const PRIME = 0x0100_0193;

/** A move without the fields that content adds for display: they do not affect battles. */
function playedMove({ name, type, attack, accuracy, effect, effectAccuracy, effects }: Move): Move {
  return { name, type, attack, accuracy, effect, effectAccuracy, effects };
}

/** A species without its id, name and texts, so that a new name does not keep earlier battles from being replayed. */
function playedSpecies({ types, baseStats, growth, catchRate, experienceYield, learnset }: Species) {
  return { types, baseStats, growth, catchRate, experienceYield, learnset };
}

function hashOf({ species, moves }: RuleBook): string {
  const played = Object.entries(moves).map(([key, move]) => [key, playedMove(move)]);
  const creatures = Object.values(species).map(playedSpecies);
  const text = JSON.stringify({ creatures, moves: Object.fromEntries(played) });
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Eight hexadecimal digits that change with what is played of the book (FNV-1a over its JSON, species in their order).
 * A battle played with one book may end differently when it is replayed with another.
 */
export const bookHash = perBook(hashOf);

import type { Move } from '../../../../rules/model/moves.ts';
import { elsewhere } from '../../texts.ts';

const words = elsewhere(() => import('../content/moves.ts'));

/** The name of a move in the language of the game. @param english its name, as content and the server have it */
export const moveTitle = (english: string): string =>
  (words()?.moveNames as Readonly<Record<string, string>> | undefined)?.[english.toLowerCase()] ?? english;

/** What a move does, in the language of the game: a sentence, or the name of its only effect. */
export function moveEffect({ effect, effects }: Pick<Move, 'effect' | 'effects'>): string {
  const texts = words()?.moveEffects;
  if (!texts) return effect;
  return (texts.alone as Readonly<Record<string, string>>)[effect] ?? texts.sentence(effects);
}

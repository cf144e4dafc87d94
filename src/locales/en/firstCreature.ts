import { texts } from '../texts.ts';

/** Words for players who want to battle and have no creature yet. */
export const firstCreatureWords = texts('firstCreature', {
  text: 'Choose your first creature before you battle.',
  button: 'Choose your first creature',
});

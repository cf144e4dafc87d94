import { texts } from '../texts.ts';

/** Words around what the people of the maps say. */
export const talkWords = texts('talk', {
  to: (name: string) => `Talk to ${name}`,
  beside: (name: string, way: string) => `${name} is beside you, ${way}. `,
  waits: (name: string) => `${name} is thinking…`,
  next: 'Next',
  bye: 'Goodbye',
  battle: 'Battle',
  /** The two answers to the keeper of the hearth, and the one that leaves it for another day. */
  choices: { banked: 'Bank it', loose: 'Leave the latch up' },
  notYet: 'Not yet',
  log: 'What was said',
  back: 'Back',
  /** In text mode. */
  nobody: 'Nobody is beside you to talk to.',
  notHere: (name: string) => `${name} is not beside you.`,
  said: (name: string, text: string) => `${name}: “${text}”`,
  arrived: (name: string) => `You are beside ${name}.`,
  near: (people: readonly string[]) => `People: ${people.join('; ')}.`,
  typeTalk: 'Type talk to hear what they say.',
  typeChoice: 'Type bank, or leave the latch up, to answer. You answer once.',
  noQuestion: 'Nobody has asked you.',
  typeFight: (name: string) => `Type fight to battle ${name}.`,
});

import { texts } from '../texts.ts';

/** Words around what the people of the maps say. */
export const talkWords = texts('talk', {
  to: (name: string) => `Talk to ${name}`,
  beside: (name: string, way: string) => `${name} is beside you, ${way}. `,
  waits: (name: string) => `${name} is thinking…`,
  next: 'Next',
  bye: 'Goodbye',
  battle: 'Battle',
  log: 'What was said',
  back: 'Back',
  /** In text mode. */
  nobody: 'Nobody is beside you to talk to.',
  notHere: (name: string) => `${name} is not beside you.`,
  said: (name: string, text: string) => `${name}: “${text}”`,
  arrived: (name: string) => `You are beside ${name}.`,
  near: (people: readonly string[]) => `People: ${people.join('; ')}.`,
  typeTalk: 'Type talk to hear what they say.',
  typeFight: (name: string) => `Type fight to battle ${name}.`,
});

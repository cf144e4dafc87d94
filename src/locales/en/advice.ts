import { texts } from '../texts.ts';

const levels = (least: number, most: number) =>
  least === most ? `level ${least}` : `levels ${least} to ${most}`;

/** Texts of the suggestions on the home screen. */
export const adviceWords = texts('advice', {
  title: 'What to do next',
  loading: 'Looking around for you…',
  failed: 'What to do next could not be fetched.',
  offers: {
    title: (count: number) => (count === 1 ? 'An offer waits' : `${count} offers wait`),
    text: 'Somebody would like to trade with you.',
  },
  evolve: {
    title: (name: string, count: number) =>
      count === 1 ? `${name} can evolve` : `${name} and ${count - 1} more can evolve`,
    text: 'It takes one press, whenever you like.',
  },
  balls: {
    title: (count: number) =>
      count === 0 ? 'No balls left' : `Only ${count} ${count === 1 ? 'ball' : 'balls'} left`,
    text: 'The mart has more.',
  },
  firstSteps: {
    title: 'Catch a second creature',
    text: 'Into the tall grass: make it weak, then throw a ball.',
  },
  gym: {
    title: (name: string) => `Challenge ${name}`,
    text: (region: string, least: number, most: number) => `Gym of ${region}, ${levels(least, most)}.`,
  },
});

import { texts } from '../texts.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['coin', 'coins'],
  draught: ['draught for your flask', 'draughts for your flask'],
  nball: ['Basic ball', 'Basic balls'],
  gball: ['Super ball', 'Super balls'],
  uball: ['Ultra ball', 'Ultra balls'],
  mball: ['Master ball', 'Master balls'],
};

/** Such as `2 Basic balls`. */
const amount = (what: string, count: number): string => {
  const [one, more] = NAMES[what] ?? [what, what];
  return `${count} ${count === 1 ? one : more}`;
};

/** Words for signs, and for what lies on the maps. */
export const findWords = texts('finds', {
  read: (name: string) => `Read the ${name}`,
  look: (name: string) => `Look at the ${name}`,
  /** The name at the beginning of a box. */
  title: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  things: { ball: 'ball', purse: 'purse', berries: 'berries', picked: 'bush without berries' },
  take: { ball: 'Pick up the ball', purse: 'Pick up the purse', berries: 'Pick the berries' },
  beside: (name: string, way: string) => `There is a ${name}, ${way}. `,
  besideMany: (name: string, way: string) => `There are ${name}, ${way}. `,
  under: (name: string) => `There is a ${name} at your feet. `,
  found: (what: string, count: number) => `You find ${amount(what, count)}.`,
  berries: 'You press the berries into your flask: one draught more.',
  /** Closes what is read. */
  done: 'Done',
  nothing: 'There is nothing here any more.',
  full: 'Your flask is full. The berries will wait.',
  failed: 'That did not work. Try again.',
  /** In text mode. */
  near: (things: readonly string[]) => `To look at: ${things.join('; ')}.`,
  typeTake: 'Type take to pick it up.',
  typeTakeMany: 'Type take to pick them.',
  typeRead: 'Type read to see more.',
  noSign: 'Nothing is beside you to read or look at.',
  noThing: 'Nothing is beside you to pick up.',
  says: (name: string, text: string) => `${name}: ${text}`,
  arrived: (name: string) => `You are beside the ${name}.`,
});

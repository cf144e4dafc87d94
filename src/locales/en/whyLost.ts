import { texts } from '../texts.ts';

const list = new Intl.ListFormat('en-GB');
const times = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`);
const often = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const number = (count: number) => count.toLocaleString('en');
/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${number(amount)} hp`;
  return amount === all
    ? `all the ${number(all)} hp that you lost`
    : `${number(amount)} of the ${number(all)} hp that you lost`;
}

/** Why a battle was lost, and what may help next time. `all` is null if this window has not seen every round. */
export const whyWords = texts('whyLost', {
  title: 'Why you lost',
  types: (attack: string, whom: readonly string[], hits: number, amount: number, all: number | null) =>
    `${sentence(attack)} attacks are super effective against ${list.format(whom)}: ${times(hits, 'hit')} took ${hpOf(amount, all)}.`,
  sturdy: (types: readonly string[]) => `${sentence(list.format(types))} stand up to them better.`,
  weakHits: (weak: number, hits: number) =>
    `${weak} of your ${times(hits, 'hit')} did little or nothing: their type did not suit the target.`,
  unused: (mine: string, move: string, foe: string) =>
    `Your ${mine} knows ${move}, which is super effective against ${foe}, and did not use it.`,
  level: {
    behind: (mine: number, theirs: number) =>
      `It was level ${theirs} against your ${mine}. Experience training closes that gap quickly.`,
    even: (level: number) => `The level was not it: both were ${level}.`,
    ahead: (mine: number, theirs: number) => `The level was not it: yours was ${mine}, its own ${theirs}.`,
  },
  levels: {
    behind: (mine: number, theirs: number) =>
      `They were stronger by level: ${theirs} on average against your ${mine}. Experience training closes that gap quickly.`,
    even: (level: number) => `Levels were not it: both sides had ${level} on average.`,
    ahead: (mine: number, theirs: number) =>
      `Levels were not it: yours were ${mine} on average, theirs ${theirs}.`,
  },
  numbers: (mine: number, theirs: number) =>
    `You came with ${mine} against ${theirs}. Up to six can be in your team.`,
  turning: (round: number, what: string) => `Round ${round} decided most: ${what}.`,
  blow: (move: string, amount: number, most: number, mine: string, critical: boolean) =>
    `${critical ? 'a critical hit with ' : ''}${move} took ${amount} of the ${most} hp of your ${mine}`,
  held: (count: number, causes: readonly string[]) =>
    `You could not move ${often(count)}: ${list.format(causes)}.`,
  causes: {
    burn: 'burned',
    freeze: 'frozen',
    paralyz: 'paralyzed',
    poison: 'poisoned',
    sleep: 'asleep',
    confuse: 'confused',
    flinch: 'flinching',
    seed: 'seeded',
    trap: 'trapped',
    recharge: 'resting after a heavy attack',
  },
  worn: (amount: number, all: number | null, wears: readonly string[]) =>
    `${sentence(list.format(wears))} took ${hpOf(amount, all)}.`,
  wears: {
    recoil: 'recoil',
    burn: 'burns',
    poison: 'poison',
    confuse: 'confusion',
    fatigue: 'weariness',
    seed: 'seeds',
    trap: 'traps',
    sand: 'the sandstorm',
    hail: 'the hail',
    crash: 'crashes',
    sacrifice: 'sacrifice',
  },
  misses: (missed: number, all: number) =>
    `${missed} of your ${all} attacks missed. Attacks with a higher accuracy are surer.`,
  speed: (first: number, rounds: number) =>
    `They struck first in ${first} of the ${rounds} rounds in which both struck. A faster creature would turn that around.`,
  balls: {
    unused: (count: number, best: number) =>
      `You had ${times(count, 'ball')} and threw none. The best would have held with ${best}% at the end.`,
    thrown: (count: number) =>
      `${sentence(times(count, 'throw'))} did not hold, and each cost a turn. Balls hold better the fewer hp are left, and best while it sleeps.`,
  },
  dealer: (foe: string, amount: number, all: number | null) => `${foe} did the most: ${hpOf(amount, all)}.`,
  alone: (foe: string, all: number) => `${foe} alone took all the ${all} hp that you lost.`,
  weakTo: (foe: string, types: readonly string[]) =>
    `Next time: ${list.format(types)} attacks hit ${foe} hard`,
  such: (mine: string, move: string) => `, such as ${move}, which your ${mine} knows`,
  close: (left: number, most: number) => `It was close: they had ${number(left)} of ${number(most)} hp left.`,
  taken: (taken: number, most: number) =>
    `You took ${number(taken)} of the ${number(most)} hp that they had.`,
});

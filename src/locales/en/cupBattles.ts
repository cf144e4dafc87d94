import { type CupName, isCup } from '../../../content/challenges/cups.ts';
import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

/** Texts of the battles of tournaments. */
export const cupBattleWords = texts('cupBattles', {
  names: { hearth: 'Hearth Cup', lantern: 'Lantern Cup', ember: 'Ember Cup' } as Readonly<
    Record<CupName, string>
  >,
  kind: 'Tournament',
  /** After “You defeated a” and “You were defeated by a”. */
  team: (cup: string) => `house team of the ${cup}.`,
  /** After “your battle against”. */
  foe: (cup: string) => `the house team of the ${cup}`,
  entry: 'You would be out of the tournament, and its entry is gone.',
  lost: 'It happens to every trainer. Your team is well again; you are out of the tournament, and the entry is gone.',
  won: (won: number, all: number, cup: string) => `Battle ${won} of ${all} of the ${cup} is won.`,
  victory: (cup: string) => `The ${cup} is yours! Its ribbon hangs on your trainer card.`,
  ribbons: 'Ribbons of tournaments',
  ribbon: (cup: string, won: number) => (won === 1 ? cup : `${cup}, ${numberWords(won)} times`),
  back: 'To the Tournaments',
});

/** The name of a tournament; its key if the page does not know it. @param cup its key */
export const nameOfCup = (cup: string): string => (isCup(cup) ? cupBattleWords.names[cup] : cup);

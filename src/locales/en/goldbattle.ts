import { texts } from '../texts.ts';

const coins = (amount: number) => amount.toLocaleString('en');

/** Texts of the screen where coins are staked on a battle. */
export const goldWords = texts('goldbattle', {
  title: 'Gold Battle',
  intro: 'Stake coins on a battle. Win it, and the prize is yours; lose it, and the stake is gone.',
  held: (amount: number) => `You hold ${coins(amount)} coins.`,
  tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
  stake: 'Stake',
  prize: 'Prize',
  coins: (amount: number) => `${coins(amount)} coins`,
  odds: 'Odds',
  oddsOf: (odds: number) => `${odds} in 100`,
  level: (raise: number) =>
    raise === 0 ? 'Opponents as high as your team.' : `Opponents up to ${raise}% higher than your team.`,
  difficulty: {
    random: 'They attack at random.',
    greedy: 'They take the attack that promises most.',
    lookahead: 'They think ahead.',
  },
  start: (stake: number) => `Stake ${coins(stake)} coins`,
  starting: 'Loading',
  poor: 'Not enough coins!',
  notes: [
    'The odds are measured: so often wins a trainer who always takes the attack that promises most. Types and a good order beat them.',
    'Levels end at 100. Where a tier cannot be high enough for your team, it pays what the opponents are worth.',
  ],
});

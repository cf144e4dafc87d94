import { amount, listWords, percent, spelt } from './numbers.ts';
import type { FaqChapter, FaqFacts } from './types.ts';

/** Leaders, users, partners, and trading. */
export const challengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Gyms and other players',
  questions: [
    {
      id: 'gyms',
      question: 'How do gyms work?',
      answer: [
        `${listWords(gyms.regions)} have ${spelt(gyms.leaders)} leaders each and a champion, ${gyms.all} in all, with teams of ${spelt(gyms.team.least)} to ${spelt(gyms.team.most)}. The first region is open; each other one opens when all leaders of the one before are beaten, in whatever order you like. A champion wants all leaders of the region beaten.`,
        { links: [{ to: '/gymbattle', text: 'To the gyms' }] },
      ],
      also: 'leader badge region champion unlock open',
    },
    {
      id: 'prizes',
      question: 'What does a gym pay?',
      answer: [
        `The first victory over a leader pays ${amount(gyms.coins.least)} coins at the beginning of the way and ${amount(gyms.coins.most)} at its end; each leader’s card says how much. A rematch pays ${percent(gyms.rematchPercent)} of the coins and all of the experience, as often as you like.`,
      ],
      also: 'prize coins reward rematch again leader',
    },
    {
      id: 'quests',
      question: 'What are quests?',
      answer: [
        'Three small tasks each day and a larger one each week (from Monday), each with coins and now and then a few balls. The list follows from the date and from who you are; new ones come at midnight UTC. The game counts what you do from midnight on, also before you have looked at the list.',
        'A finished quest waits seven days for you to take its reward. Whoever does none of them loses nothing: there is no row of days to keep up, and nothing that only quests give.',
        'Besides these each region has a line: its people ask for one thing after the other, and at the end there is a title. A line has no date; it opens with three badges of the region before, and what you did earlier counts.',
        { links: [{ to: '/quests', text: 'Your quests' }] },
      ],
      also: 'daily weekly task mission reward today streak line region title',
    },
    {
      id: 'achievements',
      question: 'What are achievements?',
      answer: [
        'Forty-six medals for what you have done: species, badges, battles, trades, maps and more. The shape tells what a medal is for, copper, silver and gold how far you have come. The game counts from your first day on, also what you did before there were medals; what is reached stays, and others see it on your trainer page.',
        { links: [{ to: '/profile?tab=achievements', text: 'Your achievements' }] },
      ],
      also: 'medal trophy reward goal progress copper silver gold',
    },
    {
      id: 'users',
      question: 'Do I fight against other players themselves?',
      answer: [
        'You fight against a copy of their team as it stands, led by the game. They gain and lose nothing by it, and need not be there. Where nobody of like strength is found, a house team steps in.',
        { links: [{ to: '/userbattle', text: 'Find an opponent' }] },
      ],
      also: 'pvp multiplayer online user battle',
    },
    {
      id: 'lower-prizes',
      question: 'Why is a prize smaller than the one before?',
      answer: [
        `Each victory over the same user on a day lowers the next prize for it by ${percent(prizes.fall)}, and a team far weaker than yours pays little. House teams and others you have not beaten today pay in full. Experience stays.`,
        `User and gold battles together pay at most ${amount(prizes.dayMost)} coins a day, what you stake taken off, and user battles those of ${amount(prizes.opponents)} different users. A day begins at midnight UTC. A gold battle takes no stake where its prize could not be paid in full.`,
      ],
      also: 'lower less limit daily cap coins user gold again same',
    },
    {
      id: 'training',
      question: 'What is the Exp battle good for?',
      answer: [
        'As many partners as your team has members, all of a type that you choose and a little weaker than you. They bring the most experience of all battles, and no coins.',
        { links: [{ to: '/expbattle', text: 'Train' }] },
      ],
      also: 'training experience grind level',
    },
    {
      id: 'trading',
      question: 'Can I trade with other players?',
      answer: [
        `Yes. “Put for trade” in Your Pokemon puts a creature in trade for everybody to see, and others may offer one to ${spelt(mostOffered)} of theirs for it. Their offers come to Your Traders, where you accept or reject them; what you have offered yourself stands in Your offers.`,
        'Members of your team and favourites cannot be given away: take one out of the team in Your Team first. What is traded keeps its level, its experience and its moves, and remembers all its owners.',
        {
          links: [
            { to: '/trades', text: 'Your Traders' },
            { to: '/offers', text: 'Your offers' },
          ],
        },
      ],
      also: 'trade swap exchange offer give',
    },
    {
      id: 'trade-safety',
      question: 'Can somebody cheat me in a trade?',
      answer: [
        'What you saw is what you get: if an offered creature has changed its species, level or moves since the offer was made, accepting is refused and both sides see what is different. Other moves for a creature that you have put for trade end the offers for it: what was offered is free again, and whoever offered it is told. All creatures change hands in one go or not at all, and every other offer for them ends.',
      ],
      also: 'scam fraud cheat trade safe offer changed',
    },
  ],
});

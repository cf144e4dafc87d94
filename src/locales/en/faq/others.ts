import type { FaqChapter, FaqFacts } from './types.ts';

/** Questions about other players, and about what the operator does. */
export const othersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Other players',
  questions: [
    {
      id: 'card',
      question: 'What can others see of me, and I of them?',
      answer: [
        'The trainer page: name and look, how many creatures, species and listings, since when, the badges and achievements, up to six favourites, the rarest catch, and how many battles were won and trades made. Open that of another player by the three dots beside a name in Find Trades, in an offer or in your past trades, or by the name of an opponent among your past battles. Team, coins and items stay hidden.',
        'Your profile leads to your own page, as others see it; you can pass its address on to anybody, also to people who do not play. In your account you can make it private: then others read that nobody has this name.',
        {
          links: [
            { to: '/profile', text: 'Your profile' },
            { to: '/account', text: 'Your account' },
          ],
        },
      ],
      also: 'profile public page card opponent trader visible privacy',
    },
    {
      id: 'report',
      question: 'Somebody has an offensive name or floods the market. What can I do?',
      answer: [
        'Press the three dots beside the name and choose Report. Say whether it is about the name, the listing or the nickname of a creature, choose the reason, and add a few words if they help. The operator of the game reads every report; nobody else is told who sent it.',
        `You can report the same thing only once, and have ${mostReports} reports open at a time. If somebody bothers you, you can also block them.`,
      ],
      also: 'report abuse moderator moderation insult spam scam cheat rude harassment',
    },
    {
      id: 'block',
      question: 'How do I get rid of somebody?',
      answer: [
        `Block the player, by the three dots beside the name or on the trainer card. You two then see no listings of each other, make each other no offers and do not battle each other, and open offers between you end. You can block ${mostBlocked} players. Your account page lists them and lets you unblock each.`,
        { links: [{ to: '/account', text: 'Your account' }] },
      ],
      also: 'block unblock ignore mute offers annoying hide',
    },
    {
      id: 'suspended',
      question: 'What does it mean that an account is suspended?',
      answer: [
        'The operator has decided that its player may not play for a time, or for good. The login page says why and until when. Creatures, items and coins stay; listings leave the market and come back when the suspension ends; open offers end. A suspended player can still save what is stored about the account, and delete it.',
      ],
      also: 'ban banned suspended suspension locked warning punished operator',
    },
    {
      id: 'appeal',
      question: 'I was suspended, and I think that it is wrong.',
      answer: [
        `Appeal: log in, and below the reason you can write why the suspension should be lifted. You can have one appeal open at a time and make ${mostAppeals} against one suspension. The operator answers; log in again later to read it.`,
      ],
      also: 'appeal unban lift suspension objection mistake',
    },
  ],
});

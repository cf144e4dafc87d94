import type { FaqChapter, FaqFacts } from './types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const accountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Your account',
  questions: [
    {
      id: 'guest',
      question: 'Can I play without signing up?',
      answer: [
        `Yes: press Play as guest on the login page. You get a name, and everything is kept as for every player. Only your browser knows you, though: if you log out or stay away for ${guestDays} days, your account is deleted. Guests cannot trade.`,
        'Choose a password at any time in your profile, under Account. You keep your name and everything else, get recovery codes, and can trade and log in from anywhere.',
      ],
      also: 'guest anonymous try without account password register',
    },
    {
      id: 'forgotten',
      question: 'I cannot log in any more. What can I do?',
      answer: [
        'If you have forgotten your password, press Forgotten password? on the login page, and choose a new password with one of your recovery codes. All sessions of your account end with that.',
        'If you have no codes left, ask whoever runs this server: they can give you a new password. The game knows no mail address of yours, so nobody can send you anything.',
      ],
      also: 'forgot forgotten lost password reset recover mail email locked out',
    },
    {
      id: 'codes',
      question: 'What are recovery codes?',
      answer: [
        `${recoveryCodes} words of letters and digits, each of which replaces a forgotten password once. You get them when you sign up; skip them if you like. In your profile, under Account, you make new ones with your password: the old ones become void. They are shown only when they are made, so write them down or save them where nobody else finds them.`,
      ],
      also: 'backup code recovery security',
    },
    {
      id: 'sessions',
      question: 'Where am I logged in, and how do I lock others out?',
      answer: [
        `Account in your profile lists your sessions, ${mostSessions} at most, with browser and system as your browser named them. End all others logs you out everywhere but here. A session that is not used for thirty days ends by itself.`,
        'If somebody may know your password, change it there: all other sessions end with that. Then make new recovery codes.',
      ],
      also: 'change new password session device stolen phone hacked log out everywhere',
    },
    {
      id: 'export',
      question: 'What does the server store about me?',
      answer: [
        'All that you did in the game, your name, your sessions and your password as a hash that nobody can read it from. Account in your profile has a button that downloads it as a file. The dice of the game stay on the server: they would tell what comes.',
      ],
      also: 'privacy data export download gdpr',
    },
    {
      id: 'farewell',
      question: 'Can I close my account for good?',
      answer: [
        'Yes, in your profile, under Account, with your password. Your creatures, items, coins and records are gone for good, and your name is free for others. Your listings and offers end, and the players concerned are told. Your trades stay in the histories of the others, without your name; battles that others fought against your team keep it until newer ones push them out. If you are suspended, you find the button on the login page, below the reason.',
      ],
      also: 'delete remove erase quit leave account',
    },
  ],
});

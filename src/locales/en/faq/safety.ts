import type { FaqChapter, FaqFacts } from './types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const safetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Your progress',
  questions: [
    {
      id: 'closed',
      question: 'I closed the page in the middle of a battle. Is it lost?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. This browser keeps every battle as it stands. Go back to it from the home page.'
          : 'No. The server keeps every battle as it stands. Log in on any device and go back to it from the home page.',
      ],
      also: 'save resume reload crash device',
    },
    {
      id: 'connection',
      question: 'What happens when the connection breaks in a battle?',
      answer: [
        import.meta.env.TRIAL
          ? 'It goes on: a trial is played in your browser. Only pages that you have not opened yet need the connection.'
          : 'The battle waits; nobody strikes while you are away. If your last choice reached the server it was played, once, and you see how it stands when you are back. If it did not, you choose again.',
      ],
      also: 'offline network lag disconnect internet lost',
    },
    {
      id: 'windows',
      question: 'May I play in two windows at once?',
      answer: [
        `You may. There is one player, one walk and one battle behind both of them. A window that has fallen behind says that the battle went on meanwhile and shows how it stands; it can never undo what you did in the other one. Logging out in one logs out the other windows of that browser. You may stay logged in in ${mostSessions} browsers; logging in once more ends the oldest of these logins.`,
      ],
      also: 'tab browser second device session log out',
    },
    {
      id: 'fair',
      question: 'Can I reload until I am lucky?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. Every roll of the dice stays as it fell: the creature that appeared, the throw, the round. The odds that you read are those with which it was rolled.'
          : 'No. Every roll of the dice happens on the server and stays as it fell: the creature that appeared, the throw, the round. The odds that you read are those with which it rolls.',
      ],
      also: 'random luck rng seed cheat reload save scum odds fair',
    },
    {
      id: 'absence',
      question: 'Do I lose anything while I am away?',
      answer: [
        'No. Nothing runs out and nothing counts the days on which you play. Whoever comes back after a month finds creatures, coins and achievements as they were. Quests change with the day, but a finished one keeps its reward for seven days, and no quest asks for days in a row.',
      ],
      also: 'daily streak login pause holiday break absent come back',
    },
    {
      id: 'kept',
      question: 'What does the game keep in my browser?',
      answer: [
        'The key that keeps you logged in, what it last knew of your profile and your battle, whether you like Calm mode and the night, and which hints you have seen. Nothing of it is for anybody but the game.',
      ],
      also: 'privacy cookie storage data tracking',
    },
  ],
});

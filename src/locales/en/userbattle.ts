import { texts } from '../texts.ts';

/** Texts of the screen that starts a battle against another user. */
export const userBattleWords = texts('userbattle', {
  title: 'User Battle',
  looking: 'Looking for an opponent of like strength…',
  challenging: (user: string) => `Challenging ${user}…`,
});

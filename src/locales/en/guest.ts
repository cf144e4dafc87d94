import { texts } from '../texts.ts';

/** Texts for players without a password: how one begins, what reminds of it, and what a logout means. */
export const guestWords = texts('guest', {
  title: 'Play as guest',
  text: 'You get a name and begin at once, without a password. All that you do is kept, as for every player.',
  points: (days: number) => [
    'Only this browser knows you. Choose a password in your profile, under Account, and you can log in from anywhere.',
    'Until then you cannot trade with others: nobody likes a partner who may be gone tomorrow.',
    `Log out without a password, or stay away for ${days} days, and everything is deleted.`,
  ],
  start: 'Play as guest',
  signup: 'Sign up with a name of your own',
  back: 'Back to login',
  closed: 'This server has no guests. Sign up with a name and a password: that is all it takes.',

  notice: {
    label: 'You are a guest',
    text: (user: string) =>
      `You play as guest ${user}. Choose a password, so that your adventure does not hang on this one browser.`,
    choose: 'Choose a password',
    skip: 'Not now',
    skipped: 'You can choose one at any time in your profile, under Account.',
  },

  password: {
    text: (days: number) =>
      `You have none yet: only this browser knows you. With a password you can log in from anywhere, and trade. Without one, your account is deleted after a logout or after ${days} days without a visit.`,
    choose: 'Choose a password',
    dialog: (user: string) => `From then on you log in as ${user} with this password.`,
    done: 'Password chosen. Keep your recovery codes, too.',
    codes: 'You get recovery codes together with your password.',
    deletion:
      'As a guest you need no password for that: log out, and your account is deleted within an hour or two.',
  },

  leave: {
    title: 'Leave for good?',
    text: (user: string) =>
      `Without a password nobody can log in as ${user} again, not even you: everything is deleted soon after you log out.`,
    choose: 'Choose a password',
    leave: 'Log out for good',
  },
});

import type { MessageKind } from '../../../contract/shapes/operating/moderation.ts';
import { texts } from '../texts.ts';

/** Texts of suspensions and of the operator's messages. */
export const moderationWords = texts('moderation', {
  letters: (left: number) => `${left} characters left`,
  suspended: {
    title: 'Your account is suspended',
    reason: 'Reason',
    until: 'Until',
    endless: 'This suspension has no end.',
    answer: 'The operator’s answer to your appeal',
    appeal: 'Why should the suspension be lifted?',
    send: 'Send appeal',
    needsLogin: 'Enter your name and password in the form below first.',
    sent: 'Your appeal is waiting for an answer. Log in again later to read it.',
    none: 'You cannot appeal against this suspension again.',
    account: 'Your account',
    accountText:
      'Also while you are suspended you can save what is stored about you, or delete your account.',
    deletion: (user: string) => `Delete the account of ${user}?`,
    forGood: 'Nobody can undo this, neither you nor the operator.',
    safe: 'Your creatures and coins are safe. Your listings come back when the suspension ends.',
  },

  messages: {
    title: {
      message: 'A message from the operator',
      warning: 'A warning',
      renamed: 'You have a new name',
      unnamed: 'A nickname was taken away',
      lifted: 'Welcome back',
    } satisfies Record<MessageKind, string>,
    text: {
      message: 'The operator of this game writes to you:',
      warning: 'The operator of this game has something to tell you:',
      renamed:
        'The operator has replaced your name. Log in by the new one from now on; the old one also still works.',
      unnamed:
        'The operator has taken the nickname of one of your creatures away. You can give it another one.',
      lifted: 'Your suspension was lifted. Your listings are back in the market.',
    } satisfies Record<MessageKind, string>,
    newName: (user: string) => `You are now ${user}.`,
    confirm: 'I have read this',
  },
});

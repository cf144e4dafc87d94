import { texts } from '../texts.ts';

/** Texts of the dialog that asks whether to leave an unfinished battle for another one. */
export const leaveBattleWords = texts('leaveBattle', {
  title: 'Leave your battle?',
  text: (opponent: string) =>
    `You will leave your battle against ${opponent}. It cannot be taken up again, and counts as fled.`,
  stake: 'Its stake is lost.',
  goBack: 'Return to it',
  leave: 'Leave it',
  wild: (name: string) => `a wild ${name}`,
  training: (type: string) =>
    type ? `your training partners of the ${type} type` : 'your training partners',
  gold: (tier: string) => (tier ? `the ${tier} house team` : 'the house team'),
});

import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { germanTier, germanType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Den Kampf verlassen?',
  text: (opponent) =>
    `Du verlässt deinen Kampf gegen ${opponent}. Er lässt sich nicht fortsetzen und zählt als Flucht.`,
  stake: 'Der Einsatz ist verloren.',
  goBack: 'Zurück in den Kampf',
  leave: 'Verlassen',
  wild: (name) => `ein wildes ${name}`,
  training: (type) => (type ? `deine Trainingsgruppe vom Typ ${germanType(type)}` : 'deine Trainingsgruppe'),
  gold: (tier) => (tier ? `das Hausteam (${germanTier(tier)})` : 'das Hausteam'),
};
export default words;

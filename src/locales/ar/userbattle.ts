import type { userBattleWords } from '../en/userbattle.ts';
import { apart } from './counted.ts';

const words: typeof userBattleWords = {
  title: 'معركة اللاعبين',
  looking: 'نبحث عن خصم بمثل قوتك…',
  challenging: (name) => `نتحدى ${apart(name)}…`,
};
export default words;

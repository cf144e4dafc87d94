import type { homeWords } from '../en/home.ts';
import { arabicCount, nouns } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'أهلًا بك في Emberwild!',
  pick: 'حان اختيار مخلوقك الأول. سيمشي بجانبك من الآن فصاعدًا.',
  starters: 'مخلوقك الأول',
  select: 'اختيار هذا البوكيمون',
  back: 'أهلًا بعودتك!',
  toMaps: 'إلى الخرائط؟',
  team: 'فريقك',
  member: (name, level) => `${name}، المستوى ${level}`,
  inBattle: 'هناك معركة في انتظارك.',
  resume: 'العودة إلى معركتك',
  summary: (creatures, coins) =>
    `${arabicCount(creatures, nouns.creature)} · ${arabicCount(coins, nouns.coin)}`,
  continueIn: (map) => `متابعة: ${map}`,
  teamComes: 'فريقك في طريقه إلى النار…',
  teamFailed: 'لم يهتدِ فريقك إلى هنا.',
  teamAgain: 'مناداته من جديد',
  nobody: 'لا أحد في فريقك.',
  chooseTeam: 'اختيار فريقك',
};
export default words;

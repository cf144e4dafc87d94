import { turkishAccountChapter } from './account.ts';
import { turkishBattlesChapter } from './battles.ts';
import { turkishBeginningChapter } from './begin.ts';
import { turkishCatchingChapter } from './catching.ts';
import { turkishChallengesChapter } from './challenges.ts';
import { turkishCoinsChapter } from './coins.ts';
import { turkishComfortChapter } from './comfort.ts';
import { turkishGrowingChapter } from './growing.ts';
import { turkishOthersChapter } from './others.ts';
import { turkishSafetyChapter } from './safety.ts';
import { turkishWildChapter } from './wild.ts';

const words = {
  beginningChapter: turkishBeginningChapter,
  wildChapter: turkishWildChapter,
  catchingChapter: turkishCatchingChapter,
  battlesChapter: turkishBattlesChapter,
  growingChapter: turkishGrowingChapter,
  coinsChapter: turkishCoinsChapter,
  challengesChapter: turkishChallengesChapter,
  comfortChapter: turkishComfortChapter,
  othersChapter: turkishOthersChapter,
  safetyChapter: turkishSafetyChapter,
  accountChapter: turkishAccountChapter,
};
export default words;

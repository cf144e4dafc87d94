import { arabicAccountChapter } from './account.ts';
import { arabicBattlesChapter } from './battles.ts';
import { arabicBeginningChapter } from './begin.ts';
import { arabicCatchingChapter } from './catching.ts';
import { arabicChallengesChapter } from './challenges.ts';
import { arabicCoinsChapter } from './coins.ts';
import { arabicComfortChapter } from './comfort.ts';
import { arabicGrowingChapter } from './growing.ts';
import { arabicOthersChapter } from './others.ts';
import { arabicSafetyChapter } from './safety.ts';
import { arabicWildChapter } from './wild.ts';

const words = {
  beginningChapter: arabicBeginningChapter,
  wildChapter: arabicWildChapter,
  catchingChapter: arabicCatchingChapter,
  battlesChapter: arabicBattlesChapter,
  growingChapter: arabicGrowingChapter,
  coinsChapter: arabicCoinsChapter,
  challengesChapter: arabicChallengesChapter,
  comfortChapter: arabicComfortChapter,
  othersChapter: arabicOthersChapter,
  safetyChapter: arabicSafetyChapter,
  accountChapter: arabicAccountChapter,
};
export default words;

import { koreanAccountChapter } from './account.ts';
import { koreanBattlesChapter } from './battles.ts';
import { koreanBeginningChapter } from './begin.ts';
import { koreanCatchingChapter } from './catching.ts';
import { koreanChallengesChapter } from './challenges.ts';
import { koreanCoinsChapter } from './coins.ts';
import { koreanComfortChapter } from './comfort.ts';
import { koreanGrowingChapter } from './growing.ts';
import { koreanOthersChapter } from './others.ts';
import { koreanSafetyChapter } from './safety.ts';
import { koreanWildChapter } from './wild.ts';

const words = {
  beginningChapter: koreanBeginningChapter,
  wildChapter: koreanWildChapter,
  catchingChapter: koreanCatchingChapter,
  battlesChapter: koreanBattlesChapter,
  growingChapter: koreanGrowingChapter,
  coinsChapter: koreanCoinsChapter,
  challengesChapter: koreanChallengesChapter,
  comfortChapter: koreanComfortChapter,
  othersChapter: koreanOthersChapter,
  safetyChapter: koreanSafetyChapter,
  accountChapter: koreanAccountChapter,
};
export default words;

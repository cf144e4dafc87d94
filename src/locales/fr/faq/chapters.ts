import { frenchAccountChapter } from './account.ts';
import { frenchBattlesChapter } from './battles.ts';
import { frenchBeginningChapter } from './begin.ts';
import { frenchCatchingChapter } from './catching.ts';
import { frenchChallengesChapter } from './challenges.ts';
import { frenchCoinsChapter } from './coins.ts';
import { frenchComfortChapter } from './comfort.ts';
import { frenchGrowingChapter } from './growing.ts';
import { frenchOthersChapter } from './others.ts';
import { frenchSafetyChapter } from './safety.ts';
import { frenchWildChapter } from './wild.ts';

const words = {
  beginningChapter: frenchBeginningChapter,
  wildChapter: frenchWildChapter,
  catchingChapter: frenchCatchingChapter,
  battlesChapter: frenchBattlesChapter,
  growingChapter: frenchGrowingChapter,
  coinsChapter: frenchCoinsChapter,
  challengesChapter: frenchChallengesChapter,
  comfortChapter: frenchComfortChapter,
  othersChapter: frenchOthersChapter,
  safetyChapter: frenchSafetyChapter,
  accountChapter: frenchAccountChapter,
};
export default words;

import { chineseAccountChapter } from './account.ts';
import { chineseBattlesChapter } from './battles.ts';
import { chineseBeginningChapter } from './begin.ts';
import { chineseCatchingChapter } from './catching.ts';
import { chineseChallengesChapter } from './challenges.ts';
import { chineseCoinsChapter } from './coins.ts';
import { chineseComfortChapter } from './comfort.ts';
import { chineseGrowingChapter } from './growing.ts';
import { chineseOthersChapter } from './others.ts';
import { chineseSafetyChapter } from './safety.ts';
import { chineseWildChapter } from './wild.ts';

const words = {
  beginningChapter: chineseBeginningChapter,
  wildChapter: chineseWildChapter,
  catchingChapter: chineseCatchingChapter,
  battlesChapter: chineseBattlesChapter,
  growingChapter: chineseGrowingChapter,
  coinsChapter: chineseCoinsChapter,
  challengesChapter: chineseChallengesChapter,
  comfortChapter: chineseComfortChapter,
  othersChapter: chineseOthersChapter,
  safetyChapter: chineseSafetyChapter,
  accountChapter: chineseAccountChapter,
};
export default words;

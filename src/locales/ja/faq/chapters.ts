import { japaneseAccountChapter } from './account.ts';
import { japaneseBattlesChapter } from './battles.ts';
import { japaneseBeginningChapter } from './begin.ts';
import { japaneseCatchingChapter } from './catching.ts';
import { japaneseChallengesChapter } from './challenges.ts';
import { japaneseCoinsChapter } from './coins.ts';
import { japaneseComfortChapter } from './comfort.ts';
import { japaneseGrowingChapter } from './growing.ts';
import { japaneseOthersChapter } from './others.ts';
import { japaneseSafetyChapter } from './safety.ts';
import { japaneseWildChapter } from './wild.ts';

const words = {
  beginningChapter: japaneseBeginningChapter,
  wildChapter: japaneseWildChapter,
  catchingChapter: japaneseCatchingChapter,
  battlesChapter: japaneseBattlesChapter,
  growingChapter: japaneseGrowingChapter,
  coinsChapter: japaneseCoinsChapter,
  challengesChapter: japaneseChallengesChapter,
  comfortChapter: japaneseComfortChapter,
  othersChapter: japaneseOthersChapter,
  safetyChapter: japaneseSafetyChapter,
  accountChapter: japaneseAccountChapter,
};
export default words;

import { portugueseAccountChapter } from './account.ts';
import { portugueseBattlesChapter } from './battles.ts';
import { portugueseBeginningChapter } from './begin.ts';
import { portugueseCatchingChapter } from './catching.ts';
import { portugueseChallengesChapter } from './challenges.ts';
import { portugueseCoinsChapter } from './coins.ts';
import { portugueseComfortChapter } from './comfort.ts';
import { portugueseGrowingChapter } from './growing.ts';
import { portugueseOthersChapter } from './others.ts';
import { portugueseSafetyChapter } from './safety.ts';
import { portugueseWildChapter } from './wild.ts';

const words = {
  beginningChapter: portugueseBeginningChapter,
  wildChapter: portugueseWildChapter,
  catchingChapter: portugueseCatchingChapter,
  battlesChapter: portugueseBattlesChapter,
  growingChapter: portugueseGrowingChapter,
  coinsChapter: portugueseCoinsChapter,
  challengesChapter: portugueseChallengesChapter,
  comfortChapter: portugueseComfortChapter,
  othersChapter: portugueseOthersChapter,
  safetyChapter: portugueseSafetyChapter,
  accountChapter: portugueseAccountChapter,
};
export default words;

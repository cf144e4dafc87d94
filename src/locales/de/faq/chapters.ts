import { germanAccountChapter } from './account.ts';
import { germanBattlesChapter } from './battles.ts';
import { germanBeginningChapter } from './begin.ts';
import { germanCatchingChapter } from './catching.ts';
import { germanChallengesChapter } from './challenges.ts';
import { germanCoinsChapter } from './coins.ts';
import { germanComfortChapter } from './comfort.ts';
import { germanGrowingChapter } from './growing.ts';
import { germanOthersChapter } from './others.ts';
import { germanSafetyChapter } from './safety.ts';
import { germanWildChapter } from './wild.ts';

const words = {
  beginningChapter: germanBeginningChapter,
  wildChapter: germanWildChapter,
  catchingChapter: germanCatchingChapter,
  battlesChapter: germanBattlesChapter,
  growingChapter: germanGrowingChapter,
  coinsChapter: germanCoinsChapter,
  challengesChapter: germanChallengesChapter,
  comfortChapter: germanComfortChapter,
  othersChapter: germanOthersChapter,
  safetyChapter: germanSafetyChapter,
  accountChapter: germanAccountChapter,
};
export default words;

import { spanishAccountChapter } from './account.ts';
import { spanishBattlesChapter } from './battles.ts';
import { spanishBeginningChapter } from './begin.ts';
import { spanishCatchingChapter } from './catching.ts';
import { spanishChallengesChapter } from './challenges.ts';
import { spanishCoinsChapter } from './coins.ts';
import { spanishComfortChapter } from './comfort.ts';
import { spanishGrowingChapter } from './growing.ts';
import { spanishOthersChapter } from './others.ts';
import { spanishSafetyChapter } from './safety.ts';
import { spanishWildChapter } from './wild.ts';

const words = {
  beginningChapter: spanishBeginningChapter,
  wildChapter: spanishWildChapter,
  catchingChapter: spanishCatchingChapter,
  battlesChapter: spanishBattlesChapter,
  growingChapter: spanishGrowingChapter,
  coinsChapter: spanishCoinsChapter,
  challengesChapter: spanishChallengesChapter,
  comfortChapter: spanishComfortChapter,
  othersChapter: spanishOthersChapter,
  safetyChapter: spanishSafetyChapter,
  accountChapter: spanishAccountChapter,
};
export default words;

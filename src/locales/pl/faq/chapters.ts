import { polishAccountChapter } from './account.ts';
import { polishBattlesChapter } from './battles.ts';
import { polishBeginningChapter } from './begin.ts';
import { polishCatchingChapter } from './catching.ts';
import { polishChallengesChapter } from './challenges.ts';
import { polishCoinsChapter } from './coins.ts';
import { polishComfortChapter } from './comfort.ts';
import { polishGrowingChapter } from './growing.ts';
import { polishOthersChapter } from './others.ts';
import { polishSafetyChapter } from './safety.ts';
import { polishWildChapter } from './wild.ts';

const words = {
  beginningChapter: polishBeginningChapter,
  wildChapter: polishWildChapter,
  catchingChapter: polishCatchingChapter,
  battlesChapter: polishBattlesChapter,
  growingChapter: polishGrowingChapter,
  coinsChapter: polishCoinsChapter,
  challengesChapter: polishChallengesChapter,
  comfortChapter: polishComfortChapter,
  othersChapter: polishOthersChapter,
  safetyChapter: polishSafetyChapter,
  accountChapter: polishAccountChapter,
};
export default words;

import { italianAccountChapter } from './account.ts';
import { italianBattlesChapter } from './battles.ts';
import { italianBeginningChapter } from './begin.ts';
import { italianCatchingChapter } from './catching.ts';
import { italianChallengesChapter } from './challenges.ts';
import { italianCoinsChapter } from './coins.ts';
import { italianComfortChapter } from './comfort.ts';
import { italianGrowingChapter } from './growing.ts';
import { italianOthersChapter } from './others.ts';
import { italianSafetyChapter } from './safety.ts';
import { italianWildChapter } from './wild.ts';

const words = {
  beginningChapter: italianBeginningChapter,
  wildChapter: italianWildChapter,
  catchingChapter: italianCatchingChapter,
  battlesChapter: italianBattlesChapter,
  growingChapter: italianGrowingChapter,
  coinsChapter: italianCoinsChapter,
  challengesChapter: italianChallengesChapter,
  comfortChapter: italianComfortChapter,
  othersChapter: italianOthersChapter,
  safetyChapter: italianSafetyChapter,
  accountChapter: italianAccountChapter,
};
export default words;

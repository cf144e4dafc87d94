import type { QuestView } from '../../../contract/progress/quests.ts';
import { lineWords } from '../../locales/en/questLines.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { knownQuests } from './places.ts';

/** What is said of finished quests and steps of lines, as far as this version of the game knows them. */
export const linesOfFinished = (
  quests: readonly QuestView[],
  steps: readonly string[],
): readonly string[] => [
  ...knownQuests(quests).map(({ quest }) => words.finished(words.name(quest.deed))),
  ...steps.flatMap((step) => {
    const title = lineWords.step(step)?.title;
    return title ? [words.finished(title)] : [];
  }),
];

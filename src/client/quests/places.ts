import type { Deed } from '../../../content/quests/deeds.ts';
import { dailyPool, type Quest, weeklyPool } from '../../../content/quests/pool.ts';
import type { LineView, QuestView } from '../../../contract/progress/quests.ts';
import { lineWords } from '../../locales/en/questLines.ts';

const byId = new Map([...dailyPool, ...weeklyPool].map((quest) => [quest.id, quest]));

/** A quest with what the game knows of it. */
export interface KnownQuest {
  readonly view: QuestView;
  readonly quest: Quest;
}

/** The quests of a reply that this version of the game knows. */
export const knownQuests = (views: readonly QuestView[]): readonly KnownQuest[] =>
  views.flatMap((view) => {
    const quest = byId.get(view.quest);
    return quest ? [{ view, quest }] : [];
  });

/** Whether the reward can be taken. */
export const isReady = ({ count, goal, claimed }: QuestView): boolean => !claimed && count >= goal;

/** A region's line with what is asked for now. */
export interface OpenStep {
  readonly line: LineView;
  readonly next: NonNullable<LineView['next']>;
}

/** The steps that are asked for now, of lines that are open, as far as this version of the game knows them. */
export const openSteps = (lines: readonly LineView[] = []): readonly OpenStep[] =>
  lines.flatMap((line) =>
    line.next && !line.closed && lineWords.step(line.next.step) ? [{ line, next: line.next }] : [],
  );

/** Whether the reward of a step can be taken. */
export const isStepReady = ({ next }: OpenStep): boolean => next.count >= next.goal;

/** Where a step of a line is done. */
export function placeOfStep(step: string): string {
  if (/-(badges|champion)$/.test(step)) return '/gymbattle';
  return '/map';
}

/** Where a deed is done. */
export function placeOfDeed(deed: Deed): string {
  if (deed === 'training' || deed.startsWith('beaten:')) return '/expbattle';
  if (deed === 'gym') return '/gymbattle';
  if (deed === 'evolved') return '/pokemons?canEvolve=1';
  return '/map';
}

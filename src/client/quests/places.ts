import type { Deed } from '../../../content/quests/deeds.ts';
import { dailyPool, type Quest, weeklyPool } from '../../../content/quests/pool.ts';
import type { QuestView } from '../../../contract/progress/quests.ts';

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

/** Where a deed is done. */
export function placeOfDeed(deed: Deed): string {
  if (deed === 'training' || deed.startsWith('beaten:')) return '/expbattle';
  if (deed === 'gym') return '/gymbattle';
  if (deed === 'evolved') return '/pokemons?canEvolve=1';
  return '/map';
}

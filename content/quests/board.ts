import { addDays, DAYS_TO_CLAIM, mondayOf, weekOf } from './calendar.ts';
import { questIn, questsOn } from './choose.ts';
import { type DeedCounts, sumOf } from './deeds.ts';
import type { Quest } from './pool.ts';

/** What quests are counted from. */
export interface QuestRecords {
  readonly playerId: string;
  /** DeedCounts by day; at least of the last fourteen. */
  readonly days: ReadonlyMap<string, DeedCounts>;
  /** The days on which leaders and champions were beaten for the first time. */
  readonly badgeDays: readonly string[];
  /** Ids of the quests whose rewards were taken. */
  readonly claimed: ReadonlySet<string>;
}

/** A quest of a day or week as its player sees it. */
export interface GivenQuest {
  /** The day or week, and the id of the quest. */
  readonly id: string;
  readonly quest: Quest;
  /** The last day on which it counts. */
  readonly until: string;
  /** What counts so far, at most the goal. */
  readonly count: number;
  readonly claimed: boolean;
}

/** Whether the reward can be taken. */
export const isClaimable = ({ quest, count, claimed }: GivenQuest): boolean =>
  !claimed && count >= quest.goal;

const badgesBefore = ({ badgeDays }: QuestRecords, day: string): number =>
  badgeDays.filter((one) => one < day).length;

function given(records: QuestRecords, quest: Quest, name: string, from: string, days: number): GivenQuest {
  const id = `${name}:${quest.id}`;
  const counted = Array.from({ length: days }, (_, at) => records.days.get(addDays(from, at)) ?? {});
  return {
    id,
    quest,
    until: addDays(from, days - 1),
    count: Math.min(quest.goal, sumOf(counted)[quest.deed] ?? 0),
    claimed: records.claimed.has(id),
  };
}

const daily = (records: QuestRecords, day: string): GivenQuest[] =>
  questsOn(day, records.playerId, badgesBefore(records, day)).map((quest) =>
    given(records, quest, day, day, 1),
  );

function weekly(records: QuestRecords, monday: string): GivenQuest {
  const week = weekOf(monday);
  const quest = questIn(week, records.playerId, badgesBefore(records, monday));
  return given(records, quest, week, monday, 7);
}

/** A player's quests on a day: those of the day and its week, and finished ones of before whose rewards still wait. */
export interface Board {
  readonly today: readonly GivenQuest[];
  readonly week: GivenQuest;
  /** The oldest first. */
  readonly former: readonly GivenQuest[];
}

/** The board of a player. @param today such as `2026-11-24` */
export function boardOn(today: string, records: QuestRecords): Board {
  const monday = mondayOf(today);
  const former = Array.from({ length: DAYS_TO_CLAIM }, (_, at) => addDays(today, at - DAYS_TO_CLAIM)).flatMap(
    (day) => daily(records, day),
  );
  // A reward of a week can be taken up to the Sunday after it, and no other week ends within seven days.
  const before = weekly(records, addDays(monday, -7));
  return {
    today: daily(records, today),
    week: weekly(records, monday),
    former: [...former, before].filter(isClaimable),
  };
}

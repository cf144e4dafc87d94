import { type Board, boardOn, type GivenQuest } from '../../../content/quests/board.ts';
import type { DeedCounts } from '../../../content/quests/deeds.ts';
import { todayAt } from '../../../content/things/lying.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { getQuests, QuestView } from '../../../contract/progress/quests.ts';
import type { Queryable } from '../../database/transaction.ts';
import { findLeader } from '../../domain/gyms.ts';
import type { Services } from '../../services.ts';
import { type QuestRow, readQuestRow } from './questQueries.ts';

/** The deeds of each day with its steps: those up to the next day on which something was done. */
const deedsByDay = ({ steps, days }: QuestRow): ReadonlyMap<string, DeedCounts> =>
  new Map(
    days.map(({ day, counts, stepsBefore }, at) => [
      day,
      { ...counts, steps: (days[at + 1]?.stepsBefore ?? steps) - stepsBefore },
    ]),
  );

/** The quests of a player now. */
export async function boardOf(
  { game, now }: Services,
  queryable: Queryable,
  playerId: string,
): Promise<Board> {
  const row = await readQuestRow(queryable, playerId);
  const badgeDays = row.beaten.flatMap(({ gymId, day }) => (findLeader(game.regions, gymId) ? [day] : []));
  const records = { playerId, days: deedsByDay(row), badgeDays, claimed: new Set(row.claimed) };
  return boardOn(todayAt(now()), records);
}

const viewOf = ({ id, quest, count, claimed, until }: GivenQuest): QuestView => ({
  id,
  quest: quest.id,
  count,
  goal: quest.goal,
  coins: quest.coins,
  ...(quest.item && { item: { ...quest.item } }),
  claimed,
  until,
});

/** The reply with a player's quests. Always from the primary, since steps are not noted as changes. */
export async function questsOf(services: Services, playerId: string): Promise<ReplyOf<typeof getQuests>> {
  const { today, week, former } = await boardOf(services, services.database.drizzle, playerId);
  return {
    day: todayAt(services.now()),
    today: today.map(viewOf),
    week: viewOf(week),
    former: former.map(viewOf),
  };
}

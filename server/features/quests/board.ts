import { type Board, boardOn, type GivenQuest } from '../../../content/quests/board.ts';
import type { DeedCounts } from '../../../content/quests/deeds.ts';
import { badgesOf, type GivenLine, linesOf } from '../../../content/quests/lines/progress.ts';
import type { LineTask } from '../../../content/quests/lines/types.ts';
import { signs } from '../../../content/signs/index.ts';
import { todayAt } from '../../../content/things/lying.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { getQuests, LineView, QuestView } from '../../../contract/progress/quests.ts';
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

/** All quests of a player. */
interface AllQuests extends Board {
  readonly lines: readonly GivenLine[];
  /** What is stored of victories. */
  readonly beaten: readonly string[];
}

/** The quests of a player now. */
export async function questsNow(
  { game, now }: Services,
  queryable: Queryable,
  playerId: string,
): Promise<AllQuests> {
  const row = await readQuestRow(queryable, playerId);
  const badgeDays = row.beaten.flatMap(({ gymId, day }) => (findLeader(game.regions, gymId) ? [day] : []));
  const claimed = new Set(row.claimed);
  const beaten = row.beaten.map(({ gymId }) => gymId);
  return {
    ...boardOn(todayAt(now()), { playerId, days: deedsByDay(row), badgeDays, claimed }),
    lines: linesOf({ ...row, beaten, claimed }),
    beaten,
  };
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

/** Where a task is done, if that is one map. */
function mapOf(task: LineTask): { map?: string } {
  if ('reach' in task) return { map: task.reach };
  if ('read' in task) return { map: signs[task.read].map };
  return 'drink' in task ? { map: task.drink } : {};
}

function lineView({ line, isOpen, taken, next }: GivenLine, beaten: readonly string[]): LineView {
  const { region, opens, steps, title } = line;
  const closed = opens && !isOpen && { ...opens, won: badgesOf(opens.region, beaten) };
  return {
    region,
    ...(closed && { closed }),
    done: taken.length,
    steps: steps.length,
    title,
    next: next && {
      id: next.id,
      step: next.step.id,
      giver: next.step.giver,
      ...mapOf(next.step.task),
      count: next.count,
      goal: next.goal,
      coins: next.step.coins,
      ...(next.step.item && { item: { ...next.step.item } }),
      ...(next.step === steps.at(-1) && { title }),
    },
  };
}

/** The reply with a player's quests. Always from the primary, since steps are not noted as changes. */
export async function questsOf(services: Services, playerId: string): Promise<ReplyOf<typeof getQuests>> {
  const { today, week, former, lines, beaten } = await questsNow(
    services,
    services.database.drizzle,
    playerId,
  );
  return {
    day: todayAt(services.now()),
    today: today.map(viewOf),
    week: viewOf(week),
    former: former.map(viewOf),
    lines: lines.map((line) => lineView(line, beaten)),
  };
}

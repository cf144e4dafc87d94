import { getQuests, type QuestView } from '../../../contract/progress/quests.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { rewardParts, takeReward } from '../../client/quests/claim.ts';
import { isReady, knownQuests } from '../../client/quests/places.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { say } from '../said.ts';

function tell(when: string, views: readonly QuestView[]): void {
  for (const { view, quest } of knownQuests(views)) {
    const progress = view.claimed
      ? words.claimed
      : isReady(view)
        ? words.lineReady
        : words.progress(view.count, view.goal);
    const line = [words.name(quest.deed), words.text(quest.deed, view.goal)] as const;
    say(words.line(when, ...line, progress.replace(/\.$/, ''), rewardParts(view).join(', ')));
  }
}

/** Tells the quests of the day and the week, or takes every reward that waits. */
export async function runQuests(act: 'quests' | 'claim'): Promise<void> {
  try {
    const { today, week, former } = await request(getQuests);
    const ready = [...former, ...today, week].filter(isReady);
    if (act === 'claim') {
      if (ready.length === 0) say(words.nothingToClaim);
      for (const { id } of ready) say(await takeReward(id));
      return;
    }
    tell(words.former, former);
    tell(words.today, today);
    tell(words.week, [week]);
    say(words.noHurry);
  } catch (problem) {
    say(toRefusal(problem).message);
  }
}

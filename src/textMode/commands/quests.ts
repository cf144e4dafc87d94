import { getQuests, type LineView, type QuestView } from '../../../contract/progress/quests.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { rewardParts, takeReward } from '../../client/quests/claim.ts';
import { isReady, isStepReady, knownQuests, openSteps } from '../../client/quests/places.ts';
import { lineWords } from '../../locales/en/questLines.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { titleWords } from '../../locales/en/titles.ts';
import { comma } from '../../locales/format.ts';
import { say } from '../said.ts';

function tell(when: string, views: readonly QuestView[]): void {
  for (const { view, quest } of knownQuests(views)) {
    const progress = view.claimed
      ? words.claimed
      : isReady(view)
        ? words.lineReady
        : words.progress(view.count, view.goal);
    const line = [words.name(quest.deed), words.text(quest.deed, view.goal)] as const;
    say(words.line(when, ...line, progress.replace(/\.$/, ''), rewardParts(view).join(comma('names'))));
  }
}

function tellLine(line: LineView): void {
  const { region, closed, next, done, steps, title } = line;
  if (closed) {
    say(lineWords.lineClosed(region, lineWords.closed(closed.badges, closed.region, closed.won)));
  } else if (!next) {
    say(lineWords.lineClosed(region, lineWords.finished(titleWords.of(title))));
  } else {
    const step = lineWords.step(next.step);
    if (!step) return;
    const progress = next.count >= next.goal ? words.lineReady : words.progress(next.count, next.goal);
    const text = `${lineWords.says(step.giver, step.says)} ${step.task(next.goal)}`;
    const place = lineWords.place(done + 1, steps);
    say(
      lineWords.line(
        region,
        place,
        step.title,
        text,
        progress.replace(/\.$/, ''),
        rewardParts(next).join(comma('names')),
      ),
    );
  }
}

/** Tells the quests of the day and the week and the lines of the regions, or takes every reward that waits. */
export async function runQuests(act: 'quests' | 'claim'): Promise<void> {
  try {
    const { today, week, former, lines = [] } = await request(getQuests);
    const steps = openSteps(lines).filter(isStepReady);
    const ready = [...[...former, ...today, week].filter(isReady), ...steps.map(({ next }) => next)];
    if (act === 'claim') {
      if (ready.length === 0) say(words.nothingToClaim);
      for (const { id } of ready) say(await takeReward(id));
      return;
    }
    tell(words.former, former);
    tell(words.today, today);
    tell(words.week, [week]);
    lines.forEach(tellLine);
    say(words.noHurry);
  } catch (problem) {
    say(toRefusal(problem).message);
  }
}

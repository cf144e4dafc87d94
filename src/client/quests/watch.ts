import { getQuests } from '../../../contract/progress/quests.ts';
import { request } from '../../api/request.ts';
import type { BridgeState } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { lineWords } from '../../locales/en/questLines.ts';
import { questWords as words } from '../../locales/en/quests.ts';
import { mustWait, occasion } from '../achievements/watch.ts';
import { showToast } from '../notifications/toasts.ts';
import { changeReplies } from '../queryClient.ts';
import { isReady, isStepReady, type KnownQuest, knownQuests, type OpenStep, openSteps } from './places.ts';

/** The quests that were unfinished when this window last asked; null before it did. */
let unfinished: ReadonlySet<string> | null = null;
/** The same of the steps of lines. */
let unfinishedSteps: ReadonlySet<string> | null = null;
/** Steps until a quest about steps is finished; null if there is none. */
let stepsLeft: number | null = null;
let looking = false;
let isDue = false;

/** Tells the quests that have been finished since the last look, and remembers the others. */
function tell(quests: readonly KnownQuest[]): void {
  const open = quests.filter(({ view }) => view.count < view.goal);
  for (const { view, quest } of quests) {
    if (isReady(view) && unfinished?.has(view.id))
      showToast('success', words.finished(words.name(quest.deed)));
  }
  unfinished = new Set(open.map(({ view }) => view.id));
  const steps = open.flatMap(({ view, quest }) => (quest.deed === 'steps' ? [view.goal - view.count] : []));
  stepsLeft = steps.length > 0 ? Math.min(...steps) : null;
}

/** Tells the steps of lines that have been finished since the last look. */
function tellSteps(steps: readonly OpenStep[]): void {
  for (const open of steps) {
    const title = lineWords.step(open.next.step)?.title;
    if (title && isStepReady(open) && unfinishedSteps?.has(open.next.id))
      showToast('success', words.finished(title));
  }
  unfinishedSteps = new Set(steps.flatMap((open) => (isStepReady(open) ? [] : [open.next.id])));
}

/** Asks how far the quests are, and tells what is finished. A failure is silent: the next occasion asks again. */
export async function lookForQuests(): Promise<void> {
  const { token } = bridge.getState().session;
  if (token === null) return;
  isDue = true;
  if (looking || mustWait()) return;
  looking = true;
  try {
    while (isDue) {
      isDue = false;
      const reply = await request(getQuests);
      if (bridge.getState().session.token !== token) return;
      changeReplies(token, ['quests'], () => reply);
      tell(knownQuests([...reply.today, reply.week]));
      tellSteps(openSteps(reply.lines));
    }
  } catch {
    // See above.
  } finally {
    looking = false;
  }
}

const cellOf = ({ world: { cell, pending } }: BridgeState): string =>
  pending === null && cell ? `${cell.x},${cell.y}` : '';

/** Looks for finished quests now and whenever one may be finished, until the returned function is called. */
export function watchQuests(): () => void {
  const onStep = () => {
    if (cellOf(bridge.getState()) === '' || stepsLeft === null) return;
    stepsLeft -= 1;
    if (stepsLeft <= 0) void lookForQuests();
  };
  const onVisible = () => {
    if (isDue) void lookForQuests();
  };
  const letGo = [
    bridge.subscribe(occasion, () => void lookForQuests()),
    bridge.subscribe(
      ({ world: { things } }) => things,
      () => void lookForQuests(),
    ),
    bridge.subscribe(cellOf, onStep),
    () => document.removeEventListener('visibilitychange', onVisible),
  ];
  document.addEventListener('visibilitychange', onVisible);
  unfinished = null;
  unfinishedSteps = null;
  void lookForQuests();
  return () => {
    for (const stop of letGo) stop();
    isDue = false;
  };
}

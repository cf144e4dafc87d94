import type { ReplyOf } from '../../../contract/call.ts';
import { getQuests, type QuestView } from '../../../contract/progress/quests.ts';
import { request } from '../../api/request.ts';
import type { BridgeState } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { mustWait, occasion } from '../achievements/watch.ts';
import { shareReply } from '../freshReplies.ts';
import { showToast } from '../notifications/toasts.ts';

/** The quests and steps of lines that were unfinished when this window last asked; null before it did. */
let unfinished: ReadonlySet<string> | null = null;
/** Steps until a quest about steps is finished; null if there is none. */
let stepsLeft: number | null = null;
let looking = false;
let isDue = false;

type Quests = ReplyOf<typeof getQuests>;

const isOver = ({ count, goal }: { readonly count: number; readonly goal: number }): boolean => count >= goal;

/** Whether a quest of the pool asks for steps on the map: the ids of those alone end in `walk` and their number. */
export const isAboutSteps = ({ quest }: Pick<QuestView, 'quest'>): boolean => /(^|-)walk-\d+$/.test(quest);

/** Tells what has been finished since the last look. Its names are loaded only then. */
async function tell(reply: Quests, before: ReadonlySet<string>): Promise<void> {
  const quests = [...reply.today, reply.week].filter(
    (quest) => !quest.claimed && isOver(quest) && before.has(quest.id),
  );
  const steps = (reply.lines ?? []).flatMap(({ next, closed }) =>
    next && !closed && isOver(next) && before.has(next.id) ? [next.step] : [],
  );
  if (quests.length + steps.length === 0) return;
  const { linesOfFinished } = await loadScript(import('./lines.ts'));
  for (const line of linesOfFinished(quests, steps)) showToast('success', line);
}

/** Remembers what is unfinished. */
function remember({ today, week, lines = [] }: Quests): void {
  const open = [...today, week].filter((quest) => !isOver(quest));
  const steps = lines.flatMap(({ next, closed }) => (next && !closed && !isOver(next) ? [next.id] : []));
  unfinished = new Set([...open.map(({ id }) => id), ...steps]);
  const left = open.filter(isAboutSteps).map(({ count, goal }) => goal - count);
  stepsLeft = left.length > 0 ? Math.min(...left) : null;
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
      // Something has happened since: the reply may be older.
      if (isDue) continue;
      shareReply({ account: token, key: ['quests'], reply });
      const before = unfinished;
      remember(reply);
      if (before) await tell(reply, before);
    }
  } catch {
    // See above.
  } finally {
    looking = false;
  }
}

/** Called when a reward was taken: a reply that was asked for before does not know of it. */
export function noteClaim(): void {
  if (looking) isDue = true;
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
  void lookForQuests();
  return () => {
    for (const stop of letGo) stop();
    isDue = false;
  };
}

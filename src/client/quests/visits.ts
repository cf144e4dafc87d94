import { isAskedFor, type Visit } from '../../../content/quests/lines/visits.ts';
import { noteVisit } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { bridge } from '../../bridge/store.ts';
import { lookForQuests } from './watch.ts';

/** What the server has noted in this session, as far as this window knows. */
let noted: { readonly token: string | null; readonly visits: Set<Visit> } = {
  token: null,
  visits: new Set(),
};

function notedNow(): Set<Visit> {
  const { token } = bridge.getState().session;
  if (noted.token !== token) noted = { token, visits: new Set() };
  return noted.visits;
}

/** Whether a step of a line asks for this and the server may not know of it yet. */
export const isVisitDue = (visit: Visit): boolean => isAskedFor(visit) && !notedNow().has(visit);

/** Remembers that the server has noted something, and tells the step that it finishes. */
export function visitNoted(visit: Visit): void {
  if (!isVisitDue(visit)) return;
  notedNow().add(visit);
  void lookForQuests();
}

/** Tells the server of a talk or a sign, if a step of a line asks for it. A failure is silent: the next time tells it again. */
export async function tellVisit(kind: 'talk' | 'read', of: string): Promise<void> {
  const visit: Visit = `${kind}:${of}`;
  const { token } = bridge.getState().session;
  if (!isVisitDue(visit)) return;
  try {
    await request(noteVisit, { kind, of });
    if (bridge.getState().session.token === token) visitNoted(visit);
  } catch {
    // See above.
  }
}

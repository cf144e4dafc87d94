import type { CatalogueMove } from '../../../content/moves/rows.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { getTutor, teachMove } from '../../../contract/owned.ts';
import type { TutorView } from '../../../contract/shapes/tutor.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request, requestOnce } from '../../api/request.ts';
import { readToken } from '../../api/token.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { bridge } from '../../bridge/store.ts';
import { loadScript } from '../../locales/loadScript.ts';
import { idempotent } from '../idempotent.ts';
import { showToast } from '../notifications/toasts.ts';
import { invalidate, type Query } from '../queryClient.ts';
import { keepProfile, profilesKept } from '../session/session.ts';

/** What the tutor teaches, and the catalogue of moves by their names in lowercase. */
export interface Lessons {
  readonly tutor: TutorView;
  readonly moves: Readonly<Record<string, CatalogueMove>>;
}

/** What the tutor teaches the team. The moves come with it: the rest of the mart does without them. */
export const tutorQuery: Query<Lessons> = {
  key: ['tutor'],
  ask: async () => {
    const [tutor, { moves }] = await Promise.all([
      request(getTutor),
      loadScript(import('../../../content/moves/index.ts')),
    ]);
    return { tutor, moves };
  },
  kept: false,
};

/**
 * Pays for a lesson; a retry after a lost reply is paid only once.
 * @returns what the tutor teaches then; null if nothing was taught, which the player has been told
 */
export async function takeLesson(lesson: BodyOf<typeof teachMove>, told: string): Promise<TutorView | null> {
  const token = readToken();
  const kept = profilesKept();
  try {
    const reply = await idempotent(`teach ${JSON.stringify(lesson)}`, (key) =>
      requestOnce(key, teachMove, lesson),
    );
    const { profile } = bridge.getState().session;
    if (token === readToken() && profile) keepProfile({ ...profile, coins: reply.coins }, kept);
    sendCue({ effect: 'purchase' });
    showToast('success', told);
    return reply;
  } catch (problem) {
    const { status, message } = toRefusal(problem);
    if (status !== 401) showToast('error', message);
    return null;
  } finally {
    invalidate('team', 'creatures', 'ledger', 'mart');
  }
}

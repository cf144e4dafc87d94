import { FULL_FLASK, isAtWell } from '../../../content/flask/flask.ts';
import { fillFlask } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import { bridge } from '../../bridge/store.ts';
import { mapWords } from '../../locales/en/map.ts';
import { showToast } from '../notifications/toasts.ts';
import { keepProfile } from '../session/session.ts';

const filled = createEmitter<string>();
/** Tells when the flask has been filled. Returns a function that ends it. */
export const onFilled = filled.on;

let isAsked = false;

/** Fills the flask after each step beside a well, if something is missing. Returns a function that ends it. */
export const watchWells = (): (() => void) =>
  bridge.subscribe(({ world: { cell, mapName, pending, walked } }, { world: before }) => {
    const hasStepped = walked !== null && pending === null && before.pending !== null;
    if (hasStepped && cell && mapName && isAtWell(mapName, cell)) void drawWater();
  });

/** A failure is silent: the next step asks again. */
async function drawWater(): Promise<void> {
  const { profile, token } = bridge.getState().session;
  const { flask } = profile ?? {};
  if (isAsked || flask === undefined || flask >= FULL_FLASK) return;
  isAsked = true;
  try {
    const reply = await request(fillFlask);
    if (bridge.getState().session.token !== token) return;
    keepProfile(reply.profile);
    sendCue({ effect: 'mend' });
    showToast('success', mapWords.flaskFilled);
    filled.emit(mapWords.flaskFilled);
  } catch {
    // The player may have been led away from the well by another window.
  } finally {
    isAsked = false;
  }
}

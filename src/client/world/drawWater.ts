import { FULL_FLASK, isAtWell } from '../../../content/flask/flask.ts';
import type { Visit } from '../../../content/quests/lines/visits.ts';
import { fillFlask } from '../../../contract/game.ts';
import { request } from '../../api/request.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { createEmitter } from '../../bridge/signals/emitter.ts';
import { bridge } from '../../bridge/store.ts';
import { mapWords } from '../../locales/en/map.ts';
import { showToast } from '../notifications/toasts.ts';
import { isVisitDue, visitNoted } from '../quests/visits.ts';
import { keepProfile, profilesKept } from '../session/session.ts';

const filled = createEmitter<string>();
/** Tells when the flask has been filled. Returns a function that ends it. */
export const onFilled = filled.on;

let isAsked = false;

/** Fills the flask after each step beside a well, if something is missing or somebody has asked for it. Returns a function that ends it. */
export const watchWells = (): (() => void) =>
  bridge.subscribe(({ world: { cell, mapName, pending, walked } }, { world: before }) => {
    const hasStepped = walked !== null && pending === null && before.pending !== null;
    if (hasStepped && cell && mapName && isAtWell(mapName, cell)) void drawWater(mapName);
  });

/** A failure is silent: the next step asks again. A full flask is filled, too, where a step of a line asks for a drink. */
async function drawWater(mapName: string): Promise<void> {
  const { profile, token } = bridge.getState().session;
  const { flask } = profile ?? {};
  const drink: Visit = `drink:${mapName}`;
  if (isAsked || flask === undefined || (flask >= FULL_FLASK && !isVisitDue(drink))) return;
  const kept = profilesKept();
  isAsked = true;
  try {
    const reply = await request(fillFlask);
    if (bridge.getState().session.token !== token) return;
    keepProfile(reply.profile, kept);
    visitNoted(drink);
    if (flask >= FULL_FLASK) return;
    sendCue({ effect: 'mend' });
    showToast('success', mapWords.flaskFilled);
    filled.emit(mapWords.flaskFilled);
  } catch {
    // The player may have been led away from the well by another window.
  } finally {
    isAsked = false;
  }
}

import { FULL_FLASK } from '../../../content/flask/flask.ts';
import { pickUp } from '../../../contract/game.ts';
import type { Find } from '../../../contract/shapes/map.ts';
import type { Cell } from '../../../rules/world/types.ts';
import { toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import type { MapSpot } from '../../bridge/state.ts';
import { bridge, changeWorld } from '../../bridge/store.ts';
import { findWords } from '../../locales/en/finds.ts';
import { showToast } from '../notifications/toasts.ts';
import { noteSaid, type Teller } from '../people/memory.ts';
import { boxesOf, nameOfSpeaker, type Speech } from '../people/speak.ts';
import { tellVisit } from '../quests/visits.ts';
import { keepProfile, profilesKept } from '../session/session.ts';
import { signAt, type ThingToTake } from './spots.ts';

/** What was found, in a sentence. */
const foundText = ({ what, count }: Find): string =>
  what === 'draught' ? findWords.berries : findWords.found(what, count);

/** Asks the server for what is on a cell. */
async function ask({ x, y }: Cell): Promise<Find | null> {
  const { token } = bridge.getState().session;
  const { mapName } = bridge.getState().world;
  const kept = profilesKept();
  const { found, things, profile } = await request(pickUp, { x, y });
  const now = bridge.getState();
  if (now.session.token !== token) return null;
  keepProfile(profile, kept);
  // Who has left the map meanwhile has its things already.
  if (now.world.mapName === mapName) changeWorld({ things });
  if (found)
    sendCue({ effect: found.what === 'coins' ? 'coins' : found.what === 'draught' ? 'mend' : 'rise' });
  return found;
}

let isAsked = false;

/**
 * Takes what lies on a cell beside the player. A toast tells what came of it.
 * @returns the same in words; null while something else is being taken
 */
export async function take({ x, y, looks }: ThingToTake): Promise<string | null> {
  if (isAsked) return null;
  const { flask = 0 } = bridge.getState().session.profile ?? {};
  if (looks === 'berries' && flask >= FULL_FLASK) {
    showToast('info', findWords.full);
    return findWords.full;
  }
  isAsked = true;
  try {
    const found = await ask({ x, y });
    const text = found ? foundText(found) : findWords.nothing;
    showToast(found ? 'success' : 'info', text);
    return text;
  } catch (problem) {
    const { status, message } = toRefusal(problem);
    const text = status === 409 ? message : findWords.failed;
    showToast('error', text);
    return text;
  } finally {
    isAsked = false;
  }
}

/** Reads a sign, and remembers it. What is only looked at may hide something, which is then found. */
export async function readSign(spot: MapSpot): Promise<Speech | null> {
  const known = signAt(spot);
  if (!known) return null;
  const { id, sign } = known;
  const person: Teller = `sign:${id}`;
  noteSaid(person, 'text');
  void tellVisit('read', id);
  // Without a network the words are all that there is.
  const found = sign.manner === 'look' ? await ask(sign).catch(() => null) : null;
  return {
    person,
    name: nameOfSpeaker(person),
    // Read at each rendering: the language may change while the sign is read.
    get boxes() {
      return [...boxesOf(person, 'text'), ...(found ? [foundText(found)] : [])];
    },
    challenge: false,
    choice: false,
  };
}

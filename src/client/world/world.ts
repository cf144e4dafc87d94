import { mapMove, mapRequest } from '../../../contract/game.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { neighbour } from '../../../rules/world/walking.ts';
import { type Refusal, toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { setClock } from '../../bridge/clock.ts';
import { readyIn, restPace, stepAsked, stepReplied } from '../../bridge/signals/pace.ts';
import type { Direction } from '../../bridge/state.ts';
import { bridge, changeWorld, emptyWorld } from '../../bridge/store.ts';
import { en } from '../../locales/en.ts';
import { resumeBattle } from '../battle/resume.ts';
import { showToast } from '../notifications/toasts.ts';
import { navigateTo } from '../session/navigation.ts';
import { refreshProfile } from '../session/session.ts';

/** A reply that takes longer than this many milliseconds puts a spinner in place of the marker. */
const SLOW_MS = 150;
const CELL_PIXELS = 16;

/** Counts the visits, so that a reply to an earlier one changes nothing. */
let visit = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Enters a map by its name, and shows a message in its place when that fails. */
export async function enterMap(name: string): Promise<void> {
  const entered = ++visit;
  clearTimeout(waiting);
  restPace();
  bridge.setState({ world: { ...emptyWorld, mapName: name } });
  await loadMap(name, entered);
}

/** Asks for the map as it stands: another window may have walked on, or gone to another map. */
export async function refreshMap(): Promise<void> {
  const { mapName, pending, startingBattle } = bridge.getState().world;
  if (!mapName || pending || startingBattle) return;
  const during = visit;
  const profile = await refreshProfile();
  const idle = !bridge.getState().world.pending && !bridge.getState().world.startingBattle;
  if (!profile || during !== visit || !idle) return;
  if (profile.inBattle) return leadToBattle();
  if (profile.mapName !== mapName) return goTo(profile.mapName);
  await loadMap(mapName, during);
}

/** Forgets the map; replies that still come change nothing. */
export function leaveMap(): void {
  visit++;
  clearTimeout(waiting);
  bridge.setState({ world: emptyWorld });
}

/**
 * Asks for one step. Does nothing while another is under way or where the direction is not free; a step asked for
 * before the marker has nearly arrived starts when it has.
 */
export function walk(direction: Direction): void {
  if (!mayWalk(direction)) return;
  clearTimeout(waiting);
  const delay = readyIn();
  if (delay <= 0) void step(direction);
  else waiting = setTimeout(() => mayWalk(direction) && void step(direction), delay);
}

export function mayWalk(direction: Direction): boolean {
  const { cell, pending, available, startingBattle } = bridge.getState().world;
  return cell !== null && pending === null && !startingBattle && available?.[direction] === true;
}

async function step(direction: Direction): Promise<void> {
  const { cell, encounter, mapName } = bridge.getState().world;
  if (!cell) return;
  const during = visit;
  stepAsked();
  changeWorld({ pending: direction, facing: direction, cell: neighbour(cell, direction), encounter: null });
  let walked = false;
  const slow = setTimeout(() => during === visit && changeWorld({ slow: true }), SLOW_MS);
  try {
    const from = { x: cell.x * CELL_PIXELS, y: cell.y * CELL_PIXELS };
    const reply = await request(mapMove, { dir: direction, from });
    if (during !== visit) return;
    if (reply.mapName && reply.mapName !== mapName) return goTo(reply.mapName);
    arrive(reply, direction);
    walked = true;
  } catch (problem) {
    if (during !== visit) return;
    changeWorld({ cell, encounter, pending: null, slow: false });
    await refused(toRefusal(problem), during);
  } finally {
    clearTimeout(slow);
    stepReplied(walked);
  }
}

async function refused(refusal: Refusal, during: number): Promise<void> {
  if (refusal.code === 'in_battle') return leadToBattle();
  showToast('error', en.map.moveFailed);
  // Another tab has walked on: take up the server's view.
  if (refusal.status === 409 && during === visit) await refreshMap();
}

/** Nobody walks while a battle is open: says so, and goes there. */
async function leadToBattle(): Promise<void> {
  if (await resumeBattle()) showToast('info', en.map.inBattle);
}

/** Follows to the map where another window has gone: asking for this one would call the player back. */
const goTo = (mapName: string) => navigateTo('/map', { replace: true, state: { mapName } });

async function loadMap(name: string, during: number): Promise<void> {
  try {
    const reply = await request(mapRequest, { mapName: name });
    // A step that was asked for meanwhile has newer news.
    if (during === visit && !bridge.getState().world.pending) arrive(reply);
  } catch (problem) {
    if (during !== visit) return;
    const refusal = toRefusal(problem);
    // A map that is there already stays.
    if (!bridge.getState().world.cell) changeWorld({ failure: refusal.message });
    if (refusal.code === 'in_battle') await leadToBattle();
  }
}

function arrive(reply: MapReply, walked: Direction | null = null): void {
  setClock(reply.hour, reply.hourEndsIn);
  changeWorld({
    // A server that leaves the name out means the map that was asked for.
    ...(reply.mapName ? { mapName: reply.mapName } : {}),
    cell: { x: reply.mapPos.x / CELL_PIXELS, y: reply.mapPos.y / CELL_PIXELS },
    available: reply.availablePos,
    encounter: reply.pokemon ?? null,
    walked,
    pending: null,
    slow: false,
    failure: null,
  });
}

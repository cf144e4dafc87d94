import { findMap } from '../../../content/maps/index.ts';
import { terrainOf } from '../../../content/maps/terrain.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { stateIn } from '../../../content/maps/ways/switches.ts';
import { mapMove, mapRequest } from '../../../contract/game.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { type Cell, DIRECTIONS } from '../../../rules/world/types.ts';
import type { Terrain } from '../../../rules/world/walking.ts';
import { neighbour, wayOver } from '../../../rules/world/walking.ts';
import { type Refusal, toRefusal } from '../../api/refusal.ts';
import { request } from '../../api/request.ts';
import { setClock } from '../../bridge/clock.ts';
import { readyIn, restPace, SAIL_SHARE, stepAsked, stepReplied } from '../../bridge/signals/pace.ts';
import type { Direction } from '../../bridge/state.ts';
import { bridge, changeWorld, emptyWorld } from '../../bridge/store.ts';
import { mapWords } from '../../locales/en/map.ts';
import { resumeBattle } from '../battle/resume.ts';
import { showToast } from '../notifications/toasts.ts';
import { navigateTo } from '../session/navigation.ts';
import { refreshProfile } from '../session/session.ts';
import { askTeam } from './known.ts';
import { soundSwitches } from './switching.ts';

/** Milliseconds after which a spinner replaces the marker while a reply is awaited. */
const SLOW_MS = 150;
const CELL_PIXELS = 16;

/** Counts visits of maps, so that replies to an earlier visit are ignored. */
let visit = 0;
/** How often the map or a step was asked for, and which of these is shown or on its way: replies to earlier ones are outdated. */
const asks = { begun: 0, newest: 0 };
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Enters a map by its name. If that fails, a message is shown instead of the map. */
export async function enterMap(name: string): Promise<void> {
  const entered = ++visit;
  clearTimeout(waiting);
  restPace();
  bridge.setState({ world: { ...emptyWorld, mapName: name } });
  await loadMap(name, entered);
}

/** Lets the first creature of the team walk behind the player. */
export async function bringFollower(): Promise<void> {
  const during = visit;
  const known = await askTeam();
  if (during === visit) changeWorld(known);
}

/** Reloads the map, since the player may have walked on or changed the map in another window. */
export async function refreshMap(): Promise<void> {
  const { mapName, pending, startingBattle } = bridge.getState().world;
  if (!mapName || pending || startingBattle) return;
  const during = visit;
  const before = asks.begun;
  const profile = await refreshProfile();
  // A step that was made meanwhile brings newer data than the profile, and may have led to another map.
  if (!profile || during !== visit || before !== asks.begun || bridge.getState().world.startingBattle) return;
  if (profile.inBattle) return leadToBattle();
  if (profile.mapName !== mapName) return goTo(profile.mapName);
  await loadMap(mapName, during);
}

/** Leaves the map; replies that come later are ignored. */
export function leaveMap(): void {
  visit++;
  clearTimeout(waiting);
  bridge.setState({ world: emptyWorld });
}

/**
 * Requests one step. Does nothing while another step is pending or if the direction is blocked. A step requested too
 * early waits until the marker has nearly arrived.
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

/** Walks on from a creature: where the player looks, or in another free direction. */
export function walkOn(): void {
  const { facing } = bridge.getState().world;
  const way = [facing, ...DIRECTIONS].find(mayWalk);
  if (way) walk(way);
}

/** The terrain of the player's map as they have switched it. */
export const terrainNow = (map: GameMap): Terrain => terrainOf(map, stateIn(map.id, bridge.getState().world));

/** The cells that a step will enter on a map that this version knows, none over the edge of one, and whether in a boat. */
function wayOn(mapName: string | null, cell: Cell, direction: Direction) {
  const map = mapName === null ? null : findMap(mapName);
  if (!map) return { way: [], isBoat: false };
  const terrain = terrainNow(map);
  return { way: wayOver(terrain, cell, direction), isBoat: Boolean(terrain.boat?.(cell, direction)) };
}

async function step(direction: Direction): Promise<void> {
  const { cell, encounter, mapName } = bridge.getState().world;
  if (!cell) return;
  const during = visit;
  const { way, isBoat } = wayOn(mapName, cell, direction);
  asks.newest = ++asks.begun;
  stepAsked(way.length || 1, isBoat ? SAIL_SHARE : undefined);
  const goal = way.at(-1) ?? neighbour(cell, direction);
  changeWorld({ pending: direction, facing: direction, cell: goal, encounter: null });
  let walked = false;
  const slow = setTimeout(() => during === visit && changeWorld({ slow: true }), SLOW_MS);
  try {
    const from = { x: cell.x * CELL_PIXELS, y: cell.y * CELL_PIXELS };
    const reply = await request(mapMove, { dir: direction, from });
    if (during !== visit) return;
    walked = true;
    arrive(reply, direction);
    // Over the edge of the map. The state of the address follows, so that a reload leads to the other map.
    if (reply.mapName && reply.mapName !== mapName) goTo(reply.mapName);
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
  showToast('error', mapWords.moveFailed);
  // The player has walked on in another tab: load the server's state.
  if (refusal.status === 409 && during === visit) await refreshMap();
}

/** Players cannot walk during a battle: opens the battle and tells the player. */
async function leadToBattle(): Promise<void> {
  if (await resumeBattle()) showToast('info', mapWords.inBattle);
}

/** Follows the player to the map of another window; requesting this map would move the player back. */
const goTo = (mapName: string) => navigateTo('/map', { replace: true, state: { mapName } });

async function loadMap(name: string, during: number): Promise<void> {
  const ask = ++asks.begun;
  try {
    const reply = await request(mapRequest, { mapName: name });
    if (during !== visit || ask < asks.newest) return;
    asks.newest = ask;
    arrive(reply);
  } catch (problem) {
    if (during !== visit) return;
    const refusal = toRefusal(problem);
    // Keep a map that is already shown.
    if (!bridge.getState().world.cell) changeWorld({ failure: refusal.message });
    if (refusal.code === 'in_battle') await leadToBattle();
  }
}

function arrive(reply: MapReply, walked: Direction | null = null): void {
  setClock(reply.hour, reply.hourEndsIn);
  const before = bridge.getState().world;
  const { mapName, gates, things } = before;
  const isSameMap = !reply.mapName || reply.mapName === mapName;
  changeWorld({
    // If the server leaves the name out, it is the requested map.
    ...(reply.mapName ? { mapName: reply.mapName } : {}),
    cell: { x: reply.mapPos.x / CELL_PIXELS, y: reply.mapPos.y / CELL_PIXELS },
    available: reply.availablePos,
    encounter: reply.pokemon ?? null,
    gates: reply.gates ?? (isSameMap && walked ? gates : []),
    things: reply.things ?? (isSameMap ? things : []),
    switches: reply.switches ?? emptyWorld.switches,
    barriers: reply.barriers ?? emptyWorld.barriers,
    lures: reply.lures ?? {},
    walked,
    pending: null,
    slow: false,
    failure: null,
  });
  if (walked && before.switches.length > 0) soundSwitches(before, bridge.getState().world);
}

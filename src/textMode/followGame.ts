import { isInCave } from '../../content/maps/ways/caves.ts';
import { followCues } from '../bridge/signals/cues.ts';
import type { BattleDetails, WildCreature, WorldSlice } from '../bridge/state.ts';
import { bridge } from '../bridge/store.ts';
import { onReached } from '../client/achievements/watch.ts';
import { besideTyped } from '../client/spots/words.ts';
import { onFilled } from '../client/world/drawWater.ts';
import { isBeside, spotBeside } from '../client/world/nearby.ts';
import { switchedSince } from '../client/world/switching.ts';
import { waysOn } from '../client/world/ways.ts';
import { device } from '../hooks/input/device.ts';
import { nameOfKey } from '../hooks/input/inputNames.ts';
import { isLed } from '../hooks/input/lead.ts';
import { mapWords } from '../locales/en/map.ts';
import { mapsWords } from '../locales/en/maps.ts';
import { consoleTexts } from '../locales/en/textMode/console.ts';
import { mapTexts } from '../locales/en/textMode/map.ts';
import { wayWords } from '../locales/en/ways.ts';
import { creatureName } from '../ui/creatureCard/facts/creatureName.ts';
import { kindPrefix } from '../ui/creatureCard/facts/kinds.ts';
import { battleNews } from './battle/describeBattle.ts';
import { arrivalText, groundText, leadsOn, stepText } from './map/describe.ts';
import { surroundingsIn } from './map/here.ts';
import { switchTexts } from './map/switches.ts';
import { forgetSaid, say } from './said.ts';
import { soundEncounter, soundRound, soundStep } from './sounds.ts';

/** A sentence about a wild creature that has appeared. */
export const encounterText = ({ kind, name, level }: WildCreature): string =>
  `${consoleTexts.appeared(kindPrefix(kind), creatureName(name), level)} ${consoleTexts.fightOrWalk}`;

function tellArrival(world: WorldSlice): void {
  const around = surroundingsIn(world);
  if (around) say(arrivalText(around));
}

/** A step that the server has confirmed. Who is led hears only of other ground. */
function tellStep(world: WorldSlice, from: WorldSlice['cell']): void {
  const around = surroundingsIn(world);
  if (!around || !world.walked) return;
  soundStep(around);
  const ground = groundText(around.map, around.at);
  if (!isLed()) say(stepText(around, world.walked, from));
  else if (from && groundText(around.map, from) !== ground) say(ground);
}

/** What the step has switched, also a switch that stays as it was, and whether it is dark. */
function tellSwitches(now: WorldSlice): void {
  const around = surroundingsIn(now);
  if (!around || !left) return;
  const { map, at } = around;
  const told = switchTexts(map, at, switchedSince(switchesLeft, now), now.switches);
  for (const text of told) say(text);
  const isDark = isInCave(map.id, at);
  if (isDark !== isInCave(map.id, left)) say(isDark ? mapTexts.dark : mapTexts.bright);
}

/** A door, or a gate that is closed, where the player has arrived. */
function tellWays(world: WorldSlice): void {
  const { exit, gate, door, shut } = waysOn(world);
  if (exit && gate) say(wayWords.closed(mapsWords.places[exit.to].title, gate));
  if (door) say(wayWords.door(door));
  if (shut) say(wayWords.shut[shut]);
}

/** Who or what is beside the player and was not before. */
function tellBeside(now: WorldSlice, before: WorldSlice): void {
  const spot = now.pending ? null : spotBeside(now);
  if (!spot || !now.cell) return;
  const isKnown =
    !before.pending &&
    before.cell &&
    isBeside(spot, before.cell) &&
    [...before.people, ...before.spots].some(({ id }) => id === spot.id);
  const text = isKnown ? '' : besideTyped(spot, now.cell);
  if (text) say(text);
}

/** The cell from which the pending step began, and the switches then. */
let left: WorldSlice['cell'] = null;
let switchesLeft: Pick<WorldSlice, 'mapName' | 'switches' | 'barriers'> = {
  mapName: null,
  switches: [],
  barriers: [],
};

function tellWorld(now: WorldSlice, before: WorldSlice): void {
  if (!now.cell) return;
  const isSameCell = now.cell.x === before.cell?.x && now.cell.y === before.cell.y;
  if (now.pending && !before.pending) {
    left = before.cell;
    switchesLeft = before;
  } else if (!before.cell || now.mapName !== before.mapName || (!before.pending && !isSameCell))
    tellArrival(now);
  else if (before.pending && !now.pending) {
    if (isSameCell) {
      tellStep(now, left);
      tellSwitches(now);
    } else say(consoleTexts.back);
  }
  if (!now.pending && (before.pending || !before.cell)) tellWays(now);
  tellBeside(now, before);
  if (now.encounter && now.encounter !== before.encounter && !now.pending) {
    soundEncounter(now.encounter);
    say(encounterText(now.encounter));
  }
}

function tellBattle(now: BattleDetails | null, before: BattleDetails | null): void {
  const news = now && battleNews(before, now);
  if (!now || !news) return;
  if (before) soundRound(now);
  say(news);
}

/** Which ways are closed, after a key has been pressed towards one of them. */
function tellBump(): void {
  const around = surroundingsIn(bridge.getState().world);
  const closed = around?.sights.filter((sight) => !leadsOn(sight)) ?? [];
  if (closed.length > 0) say(mapTexts.allClosed(closed.map(({ direction }) => mapWords.way[direction])));
}

/** Tells what happens on maps and in battles. Returns a function that ends it. */
export function followGame(): () => void {
  const { world, battle } = bridge.getState();
  say(device.getState() === 'touch' ? consoleTexts.helloTouch : consoleTexts.hello(nameOfKey('commands')));
  tellArrival(world);
  if (world.encounter) say(encounterText(world.encounter));
  tellBattle(battle.battle, null);
  const letGo = [
    onFilled(say),
    onReached(say),
    bridge.subscribe((state) => state.world, tellWorld),
    bridge.subscribe((state) => state.battle.battle, tellBattle),
    // Walls beside the player have a pan; this is the sound of a key that leads nowhere.
    followCues((cue) => 'effect' in cue && cue.effect === 'bump' && cue.pan === undefined && tellBump()),
  ];
  return () => {
    for (const stop of letGo) stop();
    forgetSaid();
  };
}

import { exitsOf } from '../../../content/maps/ways/joins.ts';
import type { EmberChoice } from '../../../rules/people/types.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import type { MapSpot } from '../../bridge/state.ts';
import { bridge } from '../../bridge/store.ts';
import { answerKeeper } from '../../client/people/answer.ts';
import { askForBattle } from '../../client/people/challenge.ts';
import {
  asksForChoice,
  canBeChallenged,
  isPersonId,
  letSpeak,
  nameOfPerson,
} from '../../client/people/speak.ts';
import { navigateTo } from '../../client/session/navigation.ts';
import { signAt, thingToTake } from '../../client/spots/spots.ts';
import { readSign, take } from '../../client/spots/take.ts';
import { besideIn, isBeside } from '../../client/world/nearby.ts';
import { enterDoor, waysOn } from '../../client/world/ways.ts';
import { startWildBattle } from '../../client/world/wild.ts';
import { mayWalk, walk } from '../../client/world/world.ts';
import { lead, leadTo, stopLeading, type WalkEnd } from '../../hooks/input/lead.ts';
import { findWords } from '../../locales/en/finds.ts';
import { mapWords } from '../../locales/en/map.ts';
import { mapsWords } from '../../locales/en/maps.ts';
import { talkWords } from '../../locales/en/talk.ts';
import { consoleTexts } from '../../locales/en/textMode/console.ts';
import { mapTexts } from '../../locales/en/textMode/map.ts';
import { wayWords } from '../../locales/en/ways.ts';
import { encounterText } from '../followGame.ts';
import {
  leadsOn,
  lookText,
  type MapSurroundings,
  placesText,
  sightText,
  whereText,
} from '../map/describe.ts';
import { surroundingsIn } from '../map/here.ts';
import { cellBeside, oneNamed, peopleText, spotName } from '../map/people.ts';
import type { Place, PlaceName } from '../map/places.ts';
import { say } from '../said.ts';
import { isCalled } from '../typed.ts';
import type { TextCommand } from './parse.ts';

/** Says why a walk has ended. What interrupts one is told by itself. */
const sayEnd =
  (goal: string) =>
  (end: WalkEnd): void => {
    const ends = { ...consoleTexts.ends, arrived: goal, interrupted: null };
    const text = ends[end];
    if (text) say(text);
  };

/** Why the door here does not open; null without one. */
function shutText(): string | null {
  const { shut } = waysOn(bridge.getState().world);
  return shut && wayWords.shut[shut];
}

/** Steps in one direction. */
function walkSteps(around: MapSurroundings, direction: Direction, steps: number): void {
  const sight = around.sights.find((each) => each.direction === direction);
  const { exit, gate } = waysOn(bridge.getState().world);
  if (gate && exit?.side === direction) {
    sendCue({ effect: 'bump', force: 0.5, pan: 0 });
    say(wayWords.closed(mapsWords.places[exit.to].title, gate));
  } else if (sight && !leadsOn(sight)) {
    sendCue({ effect: 'bump', force: 0.5, pan: 0 });
    say(sightText(sight));
  } else if (steps === 1 && mayWalk(direction)) walk(direction);
  else {
    let left = steps;
    say(consoleTexts.steps(steps, mapWords.way[direction]));
    lead(() => (left-- > 0 ? direction : null), sayEnd(consoleTexts.walkedAll));
  }
}

/** A walk to a cell, if a way leads there. */
function walkTo(around: MapSurroundings, goal: Cell, name: string, end: string): void {
  const way = around.reach.wayTo(goal);
  if (!way) say(consoleTexts.noWay(name));
  else if (way.length === 0) say(end);
  else {
    say(consoleTexts.going(name, way.length));
    leadTo(around.map, goal, sayEnd(end));
  }
}

/** A walk to a place. */
export function walkToPlace(around: MapSurroundings, { name, cell }: Place): void {
  const place = mapTexts.places[name];
  const end = consoleTexts.arrived(place);
  const exit = exitsOf(around.map.id).find(({ to }) => to === name);
  const onward = exit && wayWords.exitIn(mapWords.way[exit.side], mapsWords.places[exit.to].title);
  walkTo(around, cell, place, onward ? `${end} ${onward}` : end);
}

function goPlace(around: MapSurroundings, name: PlaceName): void {
  const place = around.places.find((each) => each.name === name);
  if (place) walkToPlace(around, place);
  else say(consoleTexts.noWay(mapTexts.places[name]));
}

/** Challenges the person beside the player, if it is one who can be challenged now. */
async function challengeBeside(): Promise<void> {
  const { world } = bridge.getState();
  const person = besideIn(world.people, world);
  if (person && isPersonId(person.id) && (await canBeChallenged(person.id))) askForBattle();
  else say(consoleTexts.nobody);
}

async function fight(): Promise<void> {
  const { encounter } = bridge.getState().world;
  const { profile } = bridge.getState().session;
  if (!encounter) return challengeBeside();
  if (profile?.pokemonCount === 0) return say(mapWords.first);
  if (await startWildBattle()) navigateTo('/battle');
  else say(consoleTexts.notStarted);
}

/** Lets the person beside the player speak: the one who is named, or whoever is there. */
async function talkTo(around: MapSurroundings, whom: string): Promise<void> {
  const { world } = bridge.getState();
  const named = whom ? oneNamed(around, world.people, whom) : besideIn(world.people, world);
  if (!named || !isPersonId(named.id)) return say(whom ? consoleTexts.unknown(whom) : talkWords.nobody);
  if (!isBeside(named, around.at)) return say(talkWords.notHere(nameOfPerson(named.id)));
  const heard = await letSpeak(named.id);
  for (const box of heard?.boxes ?? []) say(talkWords.said(nameOfPerson(named.id), box));
  if (heard?.challenge) say(talkWords.typeFight(heard.name));
  if (heard?.choice) say(talkWords.typeChoice);
}

/** Answers the keeper of the hearth, if they are beside the player and have asked. */
async function answer(choice: EmberChoice): Promise<void> {
  const { world } = bridge.getState();
  const person = besideIn(world.people, world);
  if (!person || !isPersonId(person.id) || !(await asksForChoice(person.id)))
    return say(talkWords.noQuestion);
  const heard = await answerKeeper(person.id, choice);
  for (const box of heard?.boxes ?? []) say(talkWords.said(nameOfPerson(person.id), box));
}

/** Those signs or things that are beside the player: the one that is named, or whichever is faced. */
function besideNamed(suits: (spot: MapSpot) => boolean, name: string): MapSpot | null {
  const { world } = bridge.getState();
  const near = world.spots.filter((spot) => suits(spot) && world.cell && isBeside(spot, world.cell));
  return besideIn(name ? near.filter((spot) => isCalled(spotName(spot) ?? '', name)) : near, world);
}

/** Reads the sign beside the player, or looks into the barrel. */
async function read(name: string): Promise<void> {
  const sign = besideNamed((spot) => signAt(spot) !== null, name);
  const text = sign && (await readSign(sign));
  if (!text) return say(findWords.noSign);
  for (const box of text.boxes) say(findWords.says(text.name, box));
}

/** Takes what lies beside the player. */
async function pick(name: string): Promise<void> {
  const spot = besideNamed((one) => thingToTake(one) !== null, name);
  const thing = spot && thingToTake(spot);
  const text = thing ? await take(thing) : findWords.noThing;
  if (text) say(text);
}

/** A walk to the cell beside a person, a sign or a thing; the text is what the player has typed as a place. */
function goToSpot(around: MapSurroundings, text: string): void {
  const { people, spots } = bridge.getState().world;
  const spot = oneNamed<MapSpot>(around, [...people, ...spots], text);
  const cell = spot && cellBeside(around, spot);
  const name = spot && spotName(spot);
  if (!cell || !name) say(consoleTexts.unknownPlace(text));
  else walkTo(around, cell, name, isPersonId(spot.id) ? talkWords.arrived(name) : findWords.arrived(name));
}

/** Carries out a command on a map. */
export async function runOnMap(command: TextCommand): Promise<void> {
  const { world } = bridge.getState();
  const around = surroundingsIn(world);
  if (!around) return say(world.failure ?? consoleTexts.loading);
  switch (command.act) {
    case 'walk':
      return walkSteps(around, command.direction, command.steps);
    case 'goPlace':
      return goPlace(around, command.place);
    case 'goCell': {
      const { x, y } = command.cell;
      const name = consoleTexts.cell(x + 1, y + 1);
      return walkTo(around, command.cell, name, consoleTexts.arrived(name));
    }
    case 'look': {
      const sight = around.sights.find(({ direction }) => direction === command.direction);
      say(sight ? sightText(sight) : lookText(around));
      if (!sight) for (const text of peopleText(around, world.people, world.spots)) say(text);
      if (!sight && world.encounter) say(encounterText(world.encounter));
      return;
    }
    case 'where':
      return say(whereText(around));
    case 'places':
      return say(placesText(around));
    case 'stop':
      if (!stopLeading()) say(consoleTexts.notWalking);
      return;
    case 'fight':
      return fight();
    case 'enter':
      return enterDoor('n') ? undefined : say(shutText() ?? wayWords.noDoor);
    case 'talk':
      return talkTo(around, command.whom);
    case 'bank':
      return answer('banked');
    case 'loose':
      return answer('loose');
    case 'read':
      return read(command.whom);
    case 'take':
      return pick(command.whom);
    case 'unknownPlace':
      return goToSpot(around, command.text);
    case 'next':
      return world.encounter ? fight() : say(consoleTexts.nothingToDo);
    default:
      return say(consoleTexts.nothingToDo);
  }
}

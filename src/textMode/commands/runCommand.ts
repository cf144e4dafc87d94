import { weatherOn } from '../../../content/maps/weather.ts';
import { HOURS } from '../../../rules/world/types.ts';
import { hourNow, worldNow } from '../../bridge/clock.ts';
import { bridge } from '../../bridge/store.ts';
import { currentPath } from '../../client/session/location.ts';
import { navigateTo } from '../../client/session/navigation.ts';
import { setTextMode, textMode } from '../../client/session/textMode.ts';
import { stopLeading } from '../../hooks/input/lead.ts';
import { hours } from '../../locales/en/hours.ts';
import { consoleTexts } from '../../locales/en/textMode/console.ts';
import { comma, withFullStop } from '../../locales/format.ts';
import { ballsText } from '../battle/describeBattle.ts';
import { lastSaid, noteTyped, say } from '../said.ts';
import { runInBattle } from './inBattle.ts';
import { runOnMap } from './onMap.ts';
import { parseCommand, type TextCommand } from './parse.ts';
import { runQuests } from './quests.ts';

const MINUTE = 60_000;

function tellHour(): void {
  const { hour, endsIn } = hourNow();
  const next = HOURS[(HOURS.indexOf(hour) + 1) % HOURS.length] ?? hour;
  const { mapName } = bridge.getState().world;
  const weather = mapName === null ? 'clear' : weatherOn(mapName, worldNow());
  const over = weather === 'clear' ? '' : comma() + hours.weathers[weather];
  say(
    withFullStop(
      `${hours.names[hour]}${comma()}${hours.lasts(Math.ceil(endsIn / MINUTE), hours.names[next])}${over}`,
    ),
  );
}

function open(path: string): void {
  const { mapName } = bridge.getState().session.profile ?? {};
  if (currentPath.getState() === path) say(consoleTexts.thereAlready);
  else if (path !== '/map') navigateTo(path);
  else if (mapName) navigateTo(path, { state: { mapName } });
  else navigateTo('/maps');
}

function showPicture(wanted: boolean | null): void {
  const shown = wanted ?? textMode.getState() === 'only';
  setTextMode(shown ? 'both' : 'only');
  say(shown ? consoleTexts.shown : consoleTexts.hidden);
}

/** Commands that work on every page. Returns false for the others. */
function runAnywhere(command: TextCommand): boolean {
  const { session, battle } = bridge.getState();
  switch (command.act) {
    case 'open':
      open(command.path);
      return true;
    case 'help':
      for (const text of consoleTexts.help) say(text);
      return true;
    case 'repeat':
      say(lastSaid() ?? consoleTexts.nothing);
      return true;
    case 'balls':
      if (session.profile) say(ballsText(session.profile, isInBattle() ? battle.battle : null));
      return true;
    case 'quests':
    case 'claim':
      void runQuests(command.act);
      return true;
    case 'hour':
      tellHour();
      return true;
    case 'picture':
      showPicture(command.shown);
      return true;
    case 'unknown':
      say(consoleTexts.unknown(command.text));
      return true;
    default:
      return false;
  }
}

const isInBattle = () => currentPath.getState() === '/battle' && bridge.getState().battle.battle !== null;

/** Carries out a typed line. What comes of it is said in the log. */
export async function runCommand(line: string): Promise<void> {
  const command = parseCommand(line);
  if (line.trim()) noteTyped(line.trim());
  // A new command replaces the walk that an earlier one began, except if it only asks.
  if (['walk', 'goPlace', 'goCell', 'unknownPlace', 'fight'].includes(command.act)) stopLeading();
  if (runAnywhere(command)) return;
  if (isInBattle()) return runInBattle(command);
  if (bridge.getState().world.mapName) return runOnMap(command);
  if (command.act === 'unknownPlace') return say(consoleTexts.unknownPlace(command.text));
  say(command.act === 'look' || command.act === 'next' ? consoleTexts.readPage : consoleTexts.notOnMap);
}

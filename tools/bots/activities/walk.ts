import { FULL_FLASK } from '../../../content/flask/flask.ts';
import { encounters, groundAt, maps, openMaps } from '../../../content/index.ts';
import { mapMove, mapRequest, pickUp, startWildBattle } from '../../../contract/game.ts';
import { MAP_NAMES, type MapReply } from '../../../contract/shapes/map.ts';
import { type Straight, wayTo } from '../../shared/way.ts';
import { ask } from '../ask.ts';
import { type Bot, oneOf } from '../bot.ts';
import { think } from '../think.ts';
import { fightOn } from './fight.ts';

const CELL = 16;
const STRAIGHT: readonly Straight[] = ['n', 'e', 's', 'w'];
/** Steps of a walk: at least, and how many more at most. */
const STEPS = 4;
const MORE_STEPS = 12;
/** How often in a hundred a walk goes on in its direction, and how often it begins with a change of map. */
const STRAIGHT_ON = 75;
const OTHER_MAP = 8;
/** How often in a hundred a creature that appears is fought. */
const FIGHT = 80;

/** Takes a step. @returns false if it was refused */
async function step(bot: Bot, dir: Straight): Promise<boolean> {
  const from = bot.map?.mapPos;
  const { ok } = await ask(bot, mapMove, { dir, ...(from && { from }) });
  await think(bot, 'step');
  return ok;
}

/** Enters a map, or looks at the present one again. */
async function lookAround(bot: Bot, mapName: string): Promise<MapReply | null> {
  const answer = await ask(bot, mapRequest, { mapName });
  return answer.ok ? answer.body : null;
}

/** Takes what lies on the next cells. */
async function gather(bot: Bot): Promise<void> {
  const { map, profile } = bot;
  const [column = 0, row = 0] = map ? [map.mapPos.x / CELL, map.mapPos.y / CELL] : [];
  const near = map?.things?.find(
    ({ x, y, looks }) =>
      Math.max(Math.abs(x - column), Math.abs(y - row)) <= 1 &&
      looks !== 'picked' &&
      (looks !== 'berries' || (profile?.flask ?? FULL_FLASK) < FULL_FLASK),
  );
  if (near) await ask(bot, pickUp, { x: near.x, y: near.y });
}

async function fightWhoComes(bot: Bot): Promise<void> {
  if (!bot.map?.pokemon || !bot.dice.chance(FIGHT)) return;
  await think(bot, 'choice');
  if ((await ask(bot, startWildBattle)).ok) await fightOn(bot);
}

/** Walks about, and fights a creature that appears. Nobody walks during a battle. */
export async function walk(bot: Bot): Promise<void> {
  if (bot.battle) return;
  const here = bot.map?.mapName ?? MAP_NAMES[0];
  if (!bot.map || bot.dice.chance(OTHER_MAP)) {
    const there = bot.map ? (oneOf(bot, openMaps) ?? here) : here;
    if (!(await lookAround(bot, there))) return;
  }
  let dir = oneOf(bot, STRAIGHT)!;
  for (let left = STEPS + bot.dice.roll(MORE_STEPS); left > 0 && bot.map && !bot.map.pokemon; left--) {
    const free = STRAIGHT.filter((one) => bot.map?.availablePos[one]);
    if (!free.includes(dir) || !bot.dice.chance(STRAIGHT_ON)) dir = oneOf(bot, free) ?? dir;
    if (!(await step(bot, dir))) break;
    await gather(bot);
  }
  await fightWhoComes(bot);
}

/** Whether wild creatures can appear on a cell. */
function wildOn(mapName: MapReply['mapName']): (cell: { x: number; y: number }) => boolean {
  const grounds = encounters[mapName].tables.map(({ ground }) => ground);
  return ({ x, y }) => grounds.includes(groundAt(maps[mapName], x, y) ?? '');
}

/** Goes into the tall grass and looks for a creature there. */
export async function hunt(bot: Bot): Promise<void> {
  if (!bot.map || bot.battle) return walk(bot);
  const { mapName, mapPos } = bot.map;
  const isWild = wildOn(mapName);
  const { way } = wayTo(mapName, { x: mapPos.x / CELL, y: mapPos.y / CELL }, isWild);
  for (const dir of way) {
    if (bot.map?.pokemon) break;
    if (!(await step(bot, dir))) return;
  }
  for (let left = STEPS + MORE_STEPS; left > 0 && bot.map && !bot.map.pokemon; left--) {
    const { x, y } = { x: bot.map.mapPos.x / CELL, y: bot.map.mapPos.y / CELL };
    const near = { n: { x, y: y - 1 }, e: { x: x + 1, y }, s: { x, y: y + 1 }, w: { x: x - 1, y } };
    const free = STRAIGHT.filter((one) => bot.map?.availablePos[one]);
    const dir =
      oneOf(
        bot,
        free.filter((one) => isWild(near[one])),
      ) ?? oneOf(bot, free);
    if (!dir || !(await step(bot, dir))) return;
  }
  await fightWhoComes(bot);
}

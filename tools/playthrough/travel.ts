import { type Cell, exitsOf, type GameMap, maps, terrainOf } from '../../content/index.ts';
import { mapMove } from '../../contract/game.ts';
import { step } from '../../rules/world/walking.ts';
import { exitAt } from '../../rules/world/ways/exits.ts';
import { askAtRest } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';
import type { Straight } from '../shared/way.ts';

const CELL = 16;
const STRAIGHT = ['n', 'e', 's', 'w'] as const satisfies Straight[];

/** A cell of one of the maps. */
export interface Place {
  readonly map: GameMap['id'];
  readonly cell: Cell;
}

interface Walk extends Place {
  readonly way: readonly Straight[];
}

/**
 * The shortest way over the maps and their exits, by straight steps.
 * @param isOpen whether the gate to a map is open
 * @returns null if there is none
 */
export function wayOver(
  from: Place,
  wanted: (place: Place) => boolean,
  isOpen: (map: GameMap['id']) => boolean,
): readonly Straight[] | null {
  const key = ({ map, cell }: Place) => `${map} ${cell.x} ${cell.y}`;
  const seen = new Set([key(from)]);
  const waiting: Walk[] = [{ ...from, way: [] }];
  for (const { map, cell, way } of waiting) {
    if (wanted({ map, cell })) return way;
    for (const direction of STRAIGHT) {
      const exit = exitAt(exitsOf(map), cell, direction);
      const onMap = exit ? null : step(terrainOf(maps[map]), cell, direction);
      const next = exit
        ? isOpen(exit.to) && { map: exit.to, cell: exit.cell }
        : onMap && { map, cell: onMap };
      if (!next || seen.has(key(next))) continue;
      seen.add(key(next));
      waiting.push({ ...next, way: [...way, direction] });
    }
  }
  return null;
}

/** Where the last reply has shown the bot. @throws Error before the first map is entered */
export function placeOf({ name, map }: Bot): Place {
  if (!map) throw new Error(`${name} has entered no map`);
  return { map: map.mapName, cell: { x: map.mapPos.x / CELL, y: map.mapPos.y / CELL } };
}

/** How the bot travels. */
interface Journey {
  /** Whether the gate to a map is open. */
  readonly isOpen: (map: GameMap['id']) => boolean;
  /** Called after each step; true ends the walk. */
  readonly afterStep?: () => boolean;
}

/**
 * Walks to the next place that is wanted, past creatures that appear.
 * @throws Error if there is no way, if a step is refused, or if it leads elsewhere than the maps say
 */
export async function travel(
  bot: Bot,
  wanted: (place: Place) => boolean,
  { isOpen, afterStep = () => false }: Journey,
): Promise<void> {
  const way = wayOver(placeOf(bot), wanted, isOpen);
  if (!way) throw new Error(`${bot.name} finds no way from ${placeOf(bot).map}`);
  for (const dir of way) {
    await askAtRest(bot, mapMove, { dir, from: bot.map!.mapPos });
    if (afterStep()) return;
  }
  if (!wanted(placeOf(bot))) throw new Error(`${bot.name} is on ${placeOf(bot).map}, not where the way led`);
}

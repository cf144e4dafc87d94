import { BALL_TYPES, CREATURE_TYPES } from '../../../rules/creatures/types.ts';
import type { Cell } from '../core/sheet.ts';
import { drawBall, drawOpenBall } from '../icons/balls.ts';
import { CHARMS, drawCharm } from '../icons/charms.ts';
import { drawEmblem, drawFavicon } from '../icons/emblem.ts';
import { drawLure, LURES } from '../icons/lures.ts';
import { NAVIGATION, navigationIcon } from '../icons/navigation.ts';
import { STATUS_SIGNS, type StatusName, statusIcon } from '../icons/status.ts';
import { typeIcon } from '../icons/types.ts';

const INK = '#3b3450';
const cell = (name: string, content: string): Cell => ({ name, content });

/** Fits an SVG document of any size into a cell and gives `currentColor` a colour. */
const inBox = (svg: string): string =>
  svg.replace(/width="\d+" height="\d+"/, 'width="256" height="256"').replaceAll('currentColor', INK);

/** Balls, charms, types, status conditions, menu icons and the emblem. */
export const iconCells = (): Cell[] => [
  ...BALL_TYPES.flatMap((key) => [cell(key, drawBall(key)), cell(`${key} open`, drawOpenBall(key))]),
  ...Object.keys(CHARMS).map((key) => cell(key, drawCharm(key))),
  ...Object.keys(LURES).map((key) => cell(key, drawLure(key))),
  ...CREATURE_TYPES.map((type) => cell(type, typeIcon(type))),
  ...(Object.keys(STATUS_SIGNS) as StatusName[]).map((name) => cell(name, statusIcon(name))),
  ...(Object.keys(NAVIGATION) as (keyof typeof NAVIGATION)[]).map((name) =>
    cell(name, inBox(navigationIcon(name))),
  ),
  cell('logo', drawEmblem('logo')),
  cell('favicon', drawFavicon()),
];

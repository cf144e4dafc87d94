import type { Cell } from '../core/sheet.ts';
import { looks } from '../world/player/looks/index.ts';
import { drawWalk } from '../world/player/maker.ts';

/** All looks of the player, each in all directions and steps. */
export const lookCells = (): Cell[] =>
  looks.map((look) => ({
    name: look.name,
    content: drawWalk(look)
      // All looks use the same ids, which must be unique in the sheet.
      .replaceAll('id="', `id="${look.name}-`)
      .replaceAll('url(#', `url(#${look.name}-`)
      .replace('<svg ', '<svg x="4" width="248" height="256" '),
  }));

import type { Cell } from '../core/sheet.ts';
import { looks } from '../world/player/looks/index.ts';
import { drawWalk } from '../world/player/maker.ts';

/** Every look of a player, in all directions and steps. */
export const lookCells = (): Cell[] =>
  looks.map((look) => ({
    name: look.name,
    content: drawWalk(look)
      // The frames of all looks call their parts the same.
      .replaceAll('id="', `id="${look.name}-`)
      .replaceAll('url(#', `url(#${look.name}-`)
      .replace('<svg ', '<svg x="4" width="248" height="256" '),
  }));

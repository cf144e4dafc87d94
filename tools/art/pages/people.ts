import type { Cell } from '../core/sheet.ts';
import { badges } from '../icons/badges/index.ts';
import { drawBadge } from '../icons/badges/paint.ts';
import { drawPerson } from '../people/person.ts';
import { loadPerson, portraitIds } from '../people/portraits.ts';
import { looks } from '../world/player/looks/index.ts';
import { drawWalk } from '../world/player/maker.ts';

/** All leaders and champions that have a drawing. */
export async function portraitCells(): Promise<Cell[]> {
  const people = await Promise.all(portraitIds().map(loadPerson));
  return people.map((each) => ({ name: each.id, content: drawPerson(each).content() }));
}

/** All badges in the order in which players win them. */
export const badgeCells = (): Cell[] =>
  badges().map((badge) => ({ name: badge.id, content: drawBadge(badge) }));

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

import type { Cell } from '../core/sheet.ts';
import { badges } from '../icons/badges/index.ts';
import { drawBadge } from '../icons/badges/paint.ts';
import { drawPerson } from '../people/person.ts';
import { loadPerson, portraitIds } from '../people/portraits.ts';

/** All leaders and champions that have a drawing. */
export async function portraitCells(): Promise<Cell[]> {
  const people = await Promise.all(portraitIds().map(loadPerson));
  return people.map((each) => ({ name: each.id, content: drawPerson(each).content() }));
}

/** All badges in the order in which players win them. */
export const badgeCells = (): Cell[] =>
  badges().map((badge) => ({ name: badge.id, content: drawBadge(badge) }));

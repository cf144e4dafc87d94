import { KINDS, type Kind } from '../core/kinds.ts';
import type { Cell } from '../core/sheet.ts';
import { type Creature, drawCreature } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';

/** One drawing as a cell of a contact sheet. */
export function cellOf(drawing: Creature, kind: Kind = 'normal', blink = false): Cell {
  const words = [drawing.id, kind === 'normal' ? '' : kind, blink ? 'blink' : ''];
  return { name: words.filter(Boolean).join(' '), content: drawCreature(drawing, kind, blink).content() };
}

/** The cells of a contact sheet for names like `kindlam`, `kindlam:dark` or `kindlam:shiny:blink`. */
export async function creatureCells(
  names: readonly string[] = drawnIds(),
  allKinds = false,
): Promise<Cell[]> {
  const drawings = await loadCreatures(names.map((name) => name.split(':')[0] as string));
  return drawings.flatMap((drawing, at) => {
    const [, ...words] = (names[at] as string).split(':');
    const blink = words.includes('blink');
    const kinds = allKinds ? KINDS : [KINDS.find((kind) => words.includes(kind)) ?? 'normal'];
    return kinds.map((kind) => cellOf(drawing, kind, blink));
  });
}

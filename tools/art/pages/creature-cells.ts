import { FEELINGS, feltContent, type Side } from '../battle/feelings.ts';
import { KINDS, type Kind } from '../core/kinds.ts';
import type { Feeling } from '../core/scene.ts';
import type { Cell } from '../core/sheet.ts';
import { type Creature, drawBack, drawCreature } from '../creature.ts';
import { drawnIds, loadCreatures } from '../drawings.ts';

/** One drawing as a cell of a contact sheet. */
export function cellOf(drawing: Creature, kind: Kind = 'normal', blink = false): Cell {
  const words = [drawing.id, kind === 'normal' ? '' : kind, blink ? 'blink' : ''];
  return { name: words.filter(Boolean).join(' '), content: drawCreature(drawing, kind, blink).content() };
}

function backCell(drawing: Creature, kind: Kind): Cell {
  const content = drawBack(drawing, kind)
    .content()
    .replaceAll(`${drawing.id}-${kind}-`, `${drawing.id}-${kind}-back-`);
  return { name: `${drawing.id} back`, content };
}

function feelingCell(drawing: Creature, kind: Kind, feeling: Feeling, side: Side): Cell {
  const content = feltContent(drawing, kind, feeling, side).replaceAll(
    `${drawing.id}-${kind}-`,
    `${drawing.id}-${kind}-${side}-${feeling}-`,
  );
  return { name: `${drawing.id} ${feeling}`, content };
}

/** The cells of a contact sheet for names like `kindlam`, `kindlam:dark`, `kindlam:shiny:blink` `kindlam:roar` or `kindlam:back:roar`. */
export async function creatureCells(
  names: readonly string[] = drawnIds(),
  allKinds = false,
): Promise<Cell[]> {
  const drawings = await loadCreatures(names.map((name) => name.split(':')[0] as string));
  return drawings.flatMap((drawing, at) => {
    const [, ...words] = (names[at] as string).split(':');
    const blink = words.includes('blink');
    const kinds = allKinds ? KINDS : [KINDS.find((kind) => words.includes(kind)) ?? 'normal'];
    const side = words.includes('back') ? 'back' : 'front';
    const feeling = FEELINGS.find((one) => words.includes(one));
    if (feeling) return kinds.map((kind) => feelingCell(drawing, kind, feeling, side));
    if (side === 'back') return kinds.map((kind) => backCell(drawing, kind));
    return kinds.map((kind) => cellOf(drawing, kind, blink));
  });
}

import type { PaintedItem } from '../core/scene.ts';
import { type Creature, drawScene } from '../creature.ts';
import { loadCreatures } from '../drawings.ts';

/** Side of a creature's canvas. */
const SIDE = 256;
/** The starters in the order of the rows, each with the root of the part that moves beside its body: a head, a sprout. */
const MOVING: Readonly<Record<string, readonly [x: number, y: number]>> = {
  kindlam: [120, 160],
  podkin: [128, 90],
  puddlip: [130, 150],
};
const EYES = new Set(['eye', 'eyelid']);

/** The parts of a creature that the title moves, in the order of the columns: body, moving part, eyes open and closed. */
function partsOf(species: Creature, [x, y]: readonly [number, number]): readonly string[] {
  const [open, closed] = [drawScene(species), drawScene(species, 'normal', true)];
  const { transform } = open.fit();
  const drawing = (pieces: readonly PaintedItem[]): string => {
    const all = (key: 'definitions' | 'under' | 'over') => pieces.map((piece) => piece[key]).join('');
    return `<defs>${all('definitions')}</defs><g transform="${transform}">${all('under')}${all('over')}</g>`;
  };
  const isEye = ({ name }: PaintedItem) => EYES.has(name);
  const isMoving = ({ root }: PaintedItem) => root?.[0] === x && root[1] === y;
  const [pieces, eyeless] = [open.pieces(), open.pieces().filter((piece) => !isEye(piece))];
  const parts = [
    eyeless.filter((piece) => !isMoving(piece)),
    eyeless.filter(isMoving),
    pieces.filter(isEye),
    closed.pieces().filter(isEye),
  ];
  if (parts.some((part) => part.length === 0)) throw new Error(`${species.id} lacks a part that moves`);
  return parts.map(drawing);
}

/** The starters in parts, a row for each, so that the pages can let them breathe and blink. */
export async function breathingSvg(): Promise<string> {
  const roots = Object.values(MOVING);
  const rows = (await loadCreatures(Object.keys(MOVING))).map((species, row) =>
    partsOf(species, roots[row]!).map(
      (part, column) =>
        `<svg x="${column * SIDE}" y="${row * SIDE}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${part}</svg>`,
    ),
  );
  const [width, height] = [SIDE * rows[0]!.length, SIDE * rows.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rows.flat().join('')}</svg>\n`;
}

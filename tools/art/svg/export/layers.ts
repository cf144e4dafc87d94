import type { PaintedItem } from '../../core/scene.ts';
import { align } from './align.ts';

/** Neighbouring pieces of one layer: in the picture always, or only with open or only with closed eyes. */
export interface LayerRun {
  readonly shown: 'always' | 'open' | 'closed';
  readonly pieces: readonly PaintedItem[];
}

/** The same text for the same drawing, whatever its place in the list. */
const comparable = (text: string, { id }: PaintedItem): string =>
  text.replaceAll(id, '#').replaceAll(/[\w-]+-[a-z]\d+(?=["')])/g, '#');

/** Splits the pieces of the two frames where they differ, so that every piece is needed once. */
export function splitRuns(
  open: readonly PaintedItem[],
  closed: readonly PaintedItem[],
  textOf: (piece: PaintedItem) => string,
): LayerRun[] {
  const [first, second] = [open, closed].map((pieces) => pieces.filter((piece) => textOf(piece) !== ''));
  const compared = (pieces: readonly PaintedItem[]) =>
    pieces.map((piece) => comparable(textOf(piece), piece));
  const runs: { shown: LayerRun['shown']; pieces: PaintedItem[] }[] = [];
  for (const at of align(compared(first!), compared(second!))) {
    const shown = at.second === undefined ? 'open' : at.first === undefined ? 'closed' : 'always';
    const piece = at.first === undefined ? second![at.second!]! : first![at.first]!;
    const last = runs.at(-1);
    if (last?.shown === shown) last.pieces.push(piece);
    else runs.push({ shown, pieces: [piece] });
  }
  return runs;
}

/** Pieces that make one group of the file: those of one part, or one form, or details that follow each other. */
export function groupPieces(pieces: readonly PaintedItem[]): PaintedItem[][] {
  const groups: PaintedItem[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1);
    const together = last && last.part === piece.part && (piece.part || [last, piece].every(isDetail));
    if (together) groups.at(-1)!.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
const isDetail = ({ part, name }: PaintedItem): boolean => part === undefined && name === 'detail';

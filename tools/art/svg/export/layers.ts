import type { PaintedItem } from '../../core/scene.ts';
import { align } from './align.ts';

/** Consecutive pieces of one layer, shown always, only with open eyes or only with closed eyes. */
export interface LayerRun {
  readonly shown: 'always' | 'open' | 'closed';
  readonly pieces: readonly PaintedItem[];
}

/** The text without the ids that depend on the place in the list, so that equal drawings are equal. */
const comparable = (text: string, { id }: PaintedItem): string =>
  text.replaceAll(id, '#').replaceAll(/[\w-]+-[a-z]\d+(?=["')])/g, '#');

/** Merges the pieces of the two frames into runs, so that a piece which both frames have is written once. */
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

/** Splits the pieces into the groups of the file: those of one part, one form, or consecutive details. */
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

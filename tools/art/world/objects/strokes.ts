import type { Path, Scene } from '../../kit.ts';

/** Real strokes on a form, cut at its edge: roof tiles, stone courses, boards. */
export function strokesOn(scene: Scene, form: Path, data: string, colour: string, width: number): void {
  const id = scene.nextId('k');
  scene.markup(
    `<clipPath id="${id}"><path d="${form.data()}"/></clipPath><path clip-path="url(#${id})" d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
  );
}

/** Rows of hanging tiles: a scalloped line each, every second row moved by half a tile. */
export function tileRows(
  left: number,
  right: number,
  rows: readonly number[],
  tile: number,
  drop: number,
): string {
  return rows
    .map((y, row) => {
      const start = left - (row % 2 ? tile / 2 : 0);
      const count = Math.ceil((right - start) / tile);
      return `M${start} ${y}${`q${tile / 2} ${drop} ${tile} 0`.repeat(count)}`;
    })
    .join('');
}

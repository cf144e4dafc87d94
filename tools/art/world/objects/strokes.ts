import type { Path, Scene } from '../../kit.ts';

/** Draws SVG strokes clipped to a form: roof tiles, stone courses, boards. */
export function strokesOn(scene: Scene, form: Path, data: string, colour: string, width: number): void {
  const id = scene.nextId('k');
  scene.markup(
    `<clipPath id="${id}"><path d="${form.data()}"/></clipPath><path clip-path="url(#${id})" d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
  );
}

/** Path data of rows of roof tiles: a scalloped line each, every second one shifted by half a tile. */
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

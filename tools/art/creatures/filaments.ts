import { type FormLine, ink, openSpline, type Point, type Scene, type SpinePoint } from '../kit.ts';

/** Points of a wire that swings from side to side along a spine; `swing` is a fraction of its radius. */
export function wire(spine: readonly SpinePoint[], turns: number, swing: number): Point[] {
  const perPiece = 8;
  const places = openSpline(spine.map(([x, y]): Point => [x, y])).points(perPiece);
  const last = places.length - 1;
  return places.slice(1, last).map(([x, y], i): Point => {
    const [before, after] = [places[i]!, places[i + 2]!];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const piece = Math.min(spine.length - 2, Math.floor(i / perPiece));
    const share = i / perPiece - piece;
    const radius = spine[piece]![2] * (1 - share) + spine[piece + 1]![2] * share;
    const offset = Math.sin((i / last) * turns * 2 * Math.PI) * swing * radius;
    return [x - ((after[1] - before[1]) / length) * offset, y + ((after[0] - before[0]) / length) * offset];
  });
}

/** Lines of a wire that glows inside a glassy form: a copper edge and a bright core. */
export function glowingWire(scene: Scene, points: readonly Point[], width = 7): FormLine[] {
  return [
    { path: ink(points, width + 5, 'none'), colour: scene.colour('copper') },
    { path: ink(points, width, 'none'), colour: scene.colour('glow') },
  ];
}

import { polygon, type SpinePoint } from '../kit.ts';

/** Colours of the shadow wolves scuffkit, umbrawl and penumbrawn. */
export const SHADOW = {
  main: '#635a80',
  belly: '#b3a9cc',
  accent: '#b56bff',
  mane: '#3b3555',
  paw: '#efe6d6',
  iris: '#ffb43d',
};
export const SHADOW_KINDS = {
  roles: { paw: 'belly' },
  darkRecipe: 'bone',
  shiny: { main: '#c4cede', mane: '#7f93bd', belly: '#ffffff', accent: '#34c6e8', paw: '#ffd98a' },
} as const;

/** A tail like lightning through the points of the spine, with mitred corners and a sharp end. */
export function boltTail(spine: readonly SpinePoint[]) {
  const last = spine.length - 1;
  const normal = (k: number): readonly [number, number] => {
    const [ax, ay] = spine[k]!;
    const [bx, by] = spine[k + 1]!;
    const length = Math.hypot(bx - ax, by - ay);
    return [(by - ay) / length, (ax - bx) / length];
  };
  const offset = (k: number, side: number): [number, number] => {
    const [x, y, half] = spine[k]!;
    const [px, py] = normal(Math.max(0, k - 1));
    const [nx, ny] = normal(Math.min(last - 1, k));
    const stretch = (side * half) / Math.max(0.4, 1 + px * nx + py * ny);
    return [x + (px + nx) * stretch, y + (py + ny) * stretch];
  };
  const left = spine.map((_, k) => offset(k, 1));
  const right = spine.map((_, k) => offset(k, -1)).slice(0, last);
  return polygon([...left, ...right.reverse()]).withThickness(22);
}

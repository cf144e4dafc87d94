import type { KindOptions } from '../core/kinds.ts';
import { ellipse, type Path, type Point, type Scene, spline, tube } from '../kit.ts';

/** Colours of the clockwork deer. */
export const CLOCKWORK = {
  main: '#edb73c',
  belly: '#fdf8ee',
  walnut: '#7d4a38',
  steel: '#9fb0c8',
  accent: '#9a5fe0',
  iris: '#8a3fd0',
};
export const CLOCKWORK_KINDS: KindOptions = {
  roles: { walnut: 'main', steel: 'main' },
  dark: { main: '#56446d', belly: '#b8a4c8', walnut: '#a3205a', steel: '#8171a4', accent: '#ff4f8f' },
  shiny: { main: '#5cc6d6', belly: '#fff6e2', walnut: '#b8385a', steel: '#f0c24e', accent: '#ff7f5f' },
};

/** A cog wheel; `depth` is the height of its teeth. */
export function gear(x: number, y: number, radius: number, teeth: number, depth: number, degrees = 0): Path {
  const outline: Point[] = [];
  const place = (share: number, distance: number): Point => {
    const angle = ((degrees + 360 * share) * Math.PI) / 180;
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, true];
  };
  for (let i = 0; i < teeth; i++) {
    outline.push(place((i - 0.3) / teeth, radius - depth), place((i - 0.18) / teeth, radius));
    outline.push(place((i + 0.18) / teeth, radius), place((i + 0.3) / teeth, radius - depth));
  }
  return spline(outline);
}

/** A leg of rods: ball joints between thin pipes, and a hoof of enamel. */
export function drawRodLeg(scene: Scene, joints: readonly Point[], radius: number, dim: boolean): void {
  joints.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = joints[i]!;
    const [thick, thin] = i === 0 ? [radius * 1.45, radius * 1.05] : [radius * 0.95, radius * 0.8];
    scene.form(
      tube([
        [fromX, fromY, thick],
        [(fromX + x) / 2, (fromY + y) / 2, (thick + thin) / 2],
        [x, y, thin],
      ]),
      { dim, ramp: i === 0 ? 'main' : 'walnut', lineWidth: 0.9, shade: 2.5 },
    );
  });
  for (const [x, y] of joints.slice(1, -1)) {
    scene.form(ellipse(x, y, radius * 1.5), { dim, lineWidth: 0.85, shade: 2.5, rim: false });
    scene.flat(ellipse(x - 0.5, y - 0.5, radius * 0.5), scene.ramp('main').line);
  }
}

/** A coil spring through the points; each coil is one ring, its far half behind. */
export function drawSpring(scene: Scene, points: readonly Point[], radius: number, degrees: number): void {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = ([x, y]: Point, along: number, across: number): readonly [number, number] => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const wire = 3.4;
  for (const point of points.slice(0, -1)) {
    const next = points[points.indexOf(point) + 1]!;
    scene.form(
      tube([
        [...at(point, 2, radius), wire],
        [...at(point, radius * 0.45, 0), wire],
        [...at(next, 0, -radius), wire],
      ]),
      { ramp: 'steel', dim: true, lineWidth: 0.7, flat: true },
    );
  }
  for (const point of points) {
    scene.form(
      tube([
        [...at(point, 0, -radius), wire],
        [...at(point, -radius * 0.42, -radius * 0.4), wire],
        [...at(point, -radius * 0.32, radius * 0.5), wire],
        [...at(point, 2, radius), wire],
      ]),
      { ramp: 'steel', lineWidth: 0.7, shade: 1.6 },
    );
  }
}

import { readPoints } from '../core/points.ts';
import { ellipse, type Point, type Scene, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** A frond: its stem as three points, the side its tip curls to, its size; `dim` ones are behind the fire. */
interface Frond {
  readonly stem: string;
  readonly side: 1 | -1;
  readonly size: number;
  readonly dim?: boolean;
}

const FRONDS: readonly Frond[] = [
  { stem: '112,128 92,70 48,34', side: -1, size: 15, dim: true },
  { stem: '146,128 170,66 214,40', side: 1, size: 15, dim: true },
  { stem: '104,132 66,98 22,92', side: -1, size: 17 },
  { stem: '154,132 192,100 238,100', side: 1, size: 17 },
  { stem: '126,128 120,60 96,6', side: -1, size: 18 },
  { stem: '136,128 150,74 160,22', side: 1, size: 15 },
];

/** A curled fern frond whose tip glows like an ember. */
function drawFrond(scene: Scene, { stem, side, size, dim = false }: Frond): void {
  const [[x0, y0], [x1, y1], [x2, y2]] = readPoints(stem) as [Point, Point, Point];
  const at = (t: number): Point => {
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  };
  const leaflet = (t: number, turn: number) => {
    const [x, y] = at(t);
    const [nextX, nextY] = at(t + 0.05);
    const heading = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const length = size * (1.95 - t);
    const [middleX, middleY] = polar(x, y, length * 0.56, heading + turn);
    return ellipse(middleX, middleY, length * 0.56, length * 0.25, heading + turn);
  };
  const leaflets = { lineWidth: 0.75, rim: false, shade: 2.4, gradient: false, dim };
  const pairs = (places: readonly number[]) => places.flatMap((t) => [leaflet(t, -66), leaflet(t, 66)]);
  scene.form(pairs([0.3, 0.44, 0.58]), { ramp: 'leaf', ...leaflets });
  scene.form(pairs([0.72, 0.86]), { ramp: 'leafLight', ...leaflets });
  // the stem ends in a crozier round a glowing ember
  const [cx, cy] = [x2, y2 + size * 0.75];
  const from = -90;
  const curl = [0, 60, 120, 180, 240, 300].map((turn, i) => {
    const [x, y] = polar(cx, cy, size * (0.75 - i * 0.06), from + side * turn);
    return [x, y, 4.4 - i * 0.35] as const;
  });
  scene.form(
    tube([[x0, y0, 5.5], [...at(0.35).slice(0, 2), 5], [...at(0.7).slice(0, 2), 4.6], ...curl] as [
      number,
      number,
      number,
    ][]),
    {
      ramp: 'leafLight',
      lineWidth: 0.85,
      rim: false,
      shade: 2,
      dim,
    },
  );
  scene.form(ellipse(cx, cy, size * 0.4), { ramp: 'flameMiddle', lineWidth: 0.7, rim: false, shade: 1.5 });
  scene.flat(ellipse(cx - 1, cy - 1, size * 0.19), 'flameTip');
}
/** The fronds behind the fire. */
export function drawFarFronds(scene: Scene): void {
  for (const frond of FRONDS) if (frond.dim) drawFrond(scene, frond);
}

/** The fronds before the fire. */
export function drawNearFronds(scene: Scene): void {
  for (const frond of FRONDS) if (!frond.dim) drawFrond(scene, frond);
}

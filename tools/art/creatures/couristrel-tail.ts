import { type Path, type Point, type Scene, spline } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const TAIL = { x: 146, y: 168, from: 8, to: 112, radius: 96 } as const;
const TEETH = 10;

/** The part of the fanned tail between two radii. */
function ring(inner: number, outer: number): Path {
  const last = 8;
  const arc = (radius: number): Point[] => {
    return Array.from({ length: last + 1 }, (_, i): Point => {
      const angle = TAIL.from - 4 + ((TAIL.to - TAIL.from + 8) * i) / last;
      return [...polar(TAIL.x, TAIL.y, radius, angle), i === 0 || i === last];
    });
  };
  return spline([...arc(inner), ...arc(outer).reverse()]);
}

/** The fan of the tail, its edge perforated like that of a stamp. */
export function drawTail(scene: Scene): void {
  const step = (TAIL.to - TAIL.from) / TEETH;
  const edge = Array.from({ length: TEETH }, (_, i): Point[] => {
    const at = (share: number, radius: number, corner: boolean): Point => {
      return [...polar(TAIL.x, TAIL.y, radius, TAIL.from + step * (i + share)), corner];
    };
    const tooth = [at(0.04, TAIL.radius, true), at(0.46, TAIL.radius, true)];
    return i === TEETH - 1 ? tooth : [...tooth, at(0.75, TAIL.radius - 7, false)];
  });
  const seams = [1.75, 3.75, 5.75, 7.75].map((tooth) => ({
    path: [30, 60, 88].map((radius): Point => polar(TAIL.x, TAIL.y, radius, TAIL.from + step * tooth)),
    width: 2.8,
  }));
  const root: readonly Point[] = [
    [TAIL.x - 10, TAIL.y, true],
    [TAIL.x, TAIL.y - 14],
  ];
  scene.form(spline([...root, ...edge.flat()]), {
    shade: 6,
    marks: [
      { path: ring(80, 110), ramp: 'belly' },
      { path: ring(64, 79), ramp: 'slate' },
      { path: ring(44, 52), ramp: 'wing' },
      { path: ring(26, 33), ramp: 'wing' },
    ],
    lines: seams,
  });
}

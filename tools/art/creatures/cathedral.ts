import { ellipse, join, type Point, polygon, type Scene, spline } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** Half the outline of a pinnacle: shaft, eave and spire. */
const PINNACLE = [
  [0.42, 0],
  [0.42, 0.62],
  [0.62, 0.74],
  [0.56, 0.96],
  [0.34, 1.1],
  [0, 2.3],
] as const;

/** A pinnacle of masonry that grows from (x, y) in the direction `degrees`; `size` is about its width. */
export function drawPinnacle(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees = -90,
  dim = false,
): void {
  const right = PINNACLE.map(([a, b]): Point => [b * size, a * size]);
  const left = PINNACLE.slice(0, -1)
    .map(([a, b]): Point => [b * size, -a * size])
    .reverse();
  scene.form(
    polygon([...right, ...left])
      .rotate(degrees)
      .move(x, y)
      .withThickness(size),
    { ramp: 'belly', miter: true, rim: false, lineWidth: 0.85, shade: size * 0.24, dim },
  );
}

export interface RoseWindow {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly petals: number;
  readonly turn?: number;
  readonly dim?: boolean;
}

/** A petal of glass between two fractions of the radius, round outside and pointed inside. */
function petal(window: RoseWindow, angle: number, half: number, from: number, to: number) {
  const { x, y, radiusX, radiusY } = window;
  const at = (share: number, turn: number, corner = false): Point => {
    return [...polar(x, y, radiusX * share, angle + turn, radiusY * share), corner];
  };
  const middle = (from + to) / 2;
  return spline([
    at(from, 0, true),
    at(middle, -half * 0.9),
    at(to * 0.94, -half * 0.86),
    at(to, 0),
    at(to * 0.94, half * 0.86),
    at(middle, half * 0.9),
  ]);
}

/** A wing that is a round window of red and blue glass in stone tracery. */
export function drawRoseWindow(scene: Scene, window: RoseWindow): void {
  const { x, y, radiusX, radiusY, petals, turn = 0, dim = false } = window;
  const step = 360 / petals;
  const angles = Array.from({ length: petals }, (_, i) => turn + i * step);
  scene.form(ellipse(x, y, radiusX, radiusY).withThickness(radiusX), { ramp: 'belly', shade: 7, dim });
  scene.form(ellipse(x, y, radiusX * 0.9, radiusY * 0.9), {
    dim,
    rim: false,
    shade: 0,
    outline: 'inner',
    lineWidth: 0.7,
  });
  const glass = (parity: number) =>
    join(...angles.filter((_, i) => i % 2 === parity).map((a) => petal(window, a, step * 0.46, 0.27, 0.86)));
  const lights = angles.map((angle) => {
    const [px, py] = polar(x, y, radiusX * 0.8, angle + step / 2, radiusY * 0.8);
    return ellipse(px, py, radiusX * 0.09, radiusY * 0.09);
  });
  const pane = { lineRamp: 'lead', rim: false, gradient: false, outline: 'inner', dim } as const;
  scene.form(glass(0), { ...pane, ramp: 'blue', shade: 4, lineWidth: 0.85 });
  scene.form(glass(1), { ...pane, ramp: 'ruby', shade: 4, lineWidth: 0.85 });
  scene.form(join(...lights), { ...pane, ramp: 'sky', shade: 2, lineWidth: 0.6 });
  scene.form(ellipse(x, y, radiusX * 0.24, radiusY * 0.24), { ...pane, ramp: 'gold', shade: 3 });
  scene.form(ellipse(x, y, radiusX * 0.1, radiusY * 0.1), {
    ...pane,
    ramp: 'ruby',
    flat: true,
    lineWidth: 0.6,
  });
}

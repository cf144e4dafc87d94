import { type FormOptions, type Path, type Point, type Scene, spline, tube } from '../kit.ts';

/** Position and shape of an acorn cup. */
export interface Cup {
  readonly x: number;
  /** Height of the brim at its ends. */
  readonly brim: number;
  readonly radiusX: number;
  readonly height: number;
  /** How far the brim hangs down in the middle. */
  readonly sag: number;
  /** Clockwise tilt in degrees. */
  readonly tilt: number;
  /** 0 for a round cup (the default), 1 for one that runs to a point. */
  readonly point?: number;
}

function onCup(cup: Cup, across: number, up: number): Point {
  const round = Math.cos((up * Math.PI) / 2);
  const pointed = (1 - up) ** 1.15;
  const share = cup.point ?? 0;
  const girth = round * (1 - share) + pointed * share;
  const rise = Math.sin((up * Math.PI) / 2) * (1 - share) + up * share;
  const angle = across * 1.4;
  const [a, b] = [
    (cup.radiusX * girth * Math.sin(angle)) / Math.sin(1.4),
    cup.sag * girth * Math.cos(angle) - cup.height * rise,
  ];
  const turn = (cup.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [cup.x + a * cos - b * sin, cup.brim + a * sin + b * cos];
}

/** The scales of an acorn cup, as paths for marks. */
export function cupScales(cup: Cup, rows = 4, perRow = 6): Path[] {
  return Array.from({ length: rows }, (_, row) => {
    const up = 0.17 + (row * 0.76) / rows;
    const [stepUp, stepAcross] = [0.33 / rows, 0.66 / perRow];
    return Array.from({ length: perRow + 1 }, (_, i) => {
      const across = -1 + ((i + (row % 2 ? 0.5 : 0)) * 2) / perRow;
      return spline([
        [...onCup(cup, across, up + stepUp)],
        [...onCup(cup, across + stepAcross, up + stepUp * 0.3)],
        [onCup(cup, across, up - stepUp)[0], onCup(cup, across, up - stepUp)[1], true],
        [...onCup(cup, across - stepAcross, up + stepUp * 0.3)],
      ]);
    });
  }).flat();
}

/** Draws the cup with its scales and its rim, in the palette colours `cup` and `scale`. */
export function drawCup(scene: Scene, cup: Cup, options: FormOptions = {}): void {
  const brim = [1, 0.6, 0.2, -0.2, -0.6, -1].map((across) => onCup(cup, across, 0));
  const left = [0.3, 0.6, 0.85].map((up) => onCup(cup, -1, up));
  const right = [0.85, 0.6, 0.3].map((up) => onCup(cup, 1, up));
  scene.form(spline([...brim, ...left, onCup(cup, 0, 1), ...right]), {
    ramp: 'cup',
    shade: 9,
    marks: [{ path: cupScales(cup), ramp: 'scale' }],
    ...options,
  });
  const rim = [-1.02, -0.5, 0, 0.5, 1.02].map((across) => {
    const [x, y] = onCup(cup, across, 0.02);
    return [x, y, 6.5] as const;
  });
  scene.form(tube(rim), { ramp: 'scale', lineWidth: 0.85, rim: false, shade: 3, ...options, marks: [] });
}

/** A leg or arm along the spine `joints`; its last radius is the size of the foot or hand. */
export function drawLimb(scene: Scene, joints: string, options: FormOptions = {}): void {
  scene.form(tube(joints), { ramp: 'limb', lineWidth: 0.9, shade: 3, rim: false, ...options });
}

/** A bent feeler; a large last radius of the spine gives it a thick tip. */
export function drawFeeler(scene: Scene, spine: string, options: FormOptions = {}): void {
  scene.form(tube(spine), { ramp: 'limb', lineWidth: 0.8, rim: false, shade: 2, ...options });
}

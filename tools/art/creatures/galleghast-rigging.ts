import { curl, ellipse, ink, leaf, polygon, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const BONE = { ramp: 'bone', rim: false } as const;

/** A rib from the spine at (x, y) that reaches down as an oar; `stroke` moves its end to the right. */
export function drawOarRib(scene: Scene, x: number, y: number, stroke: number): void {
  const [endX, endY] = [x - 34 + stroke, y + 86 - stroke * 0.12];
  const degrees = 116 - stroke * 0.8;
  scene.form(leaf(...polar(endX, endY, -10, degrees), 54, 25, degrees), {
    ...BONE,
    lineWidth: 0.85,
    shade: 4,
    miter: true,
  });
  scene.form(
    tube([
      [x, y, 6],
      [x + 8, y + 28, 5.5],
      [x - 4 + stroke * 0.5, y + 60, 4.6],
      [endX, endY, 4.2],
    ]),
    { ...BONE, lineWidth: 0.85, shade: 3 },
  );
}

/** Mast and torn sail, spread like the fin of a back. */
export function drawSail(scene: Scene): void {
  scene.form(tube('160,142,7 156,40,5.5 153,-10,4 150,-44,0.4'), { ...BONE, shade: 3 });
  scene.form(
    spline(
      '82,2! 112,4 160,-2 212,-16! 202,20 204,56 220,96! 204,90 198,110! 186,96 176,100! 168,64! 164,106! 150,116! 144,92 130,120! 116,98 98,108! 102,84 84,84! 92,50 90,22',
    ),
    {
      ramp: 'sail',
      miter: true,
      shade: 9,
      marks: [
        { path: polygon('70,78 116,74 146,80 176,70 240,66 240,130 70,130'), ramp: 'hem' },
        { path: curl(0, 0, 9).scale(2.2).move(146, 34), ramp: 'glowLight' },
      ],
      lines: [
        { path: '112,4 118,36 112,68', width: 3.2 },
        { path: '188,-8 184,28 190,60', width: 3.2 },
      ],
    },
  );
  scene.form(tube('70,-8,4 112,0,5 160,-5,5 220,-22,4'), { ...BONE, lineWidth: 0.9, shade: 3 });
}

/** The fan that ends the curved stern. */
export function drawStern(scene: Scene): void {
  for (const [x, y, length, degrees, bend] of [
    [272, 44, 54, -52, -12],
    [272, 26, 58, -82, -12],
    [262, 12, 52, -112, -10],
  ] as const) {
    scene.form(leaf(x, y, length, 20, degrees, bend), { ...BONE, miter: true, shade: 4, lineWidth: 0.9 });
  }
}

/** The lamp that hangs inside the curve of the stern. */
export function drawBerthLamp(scene: Scene, x: number, y: number): void {
  scene.form(
    tube([
      [x + 4, y - 30, 2.6],
      [x + 1, y - 22, 2.6],
      [x, y - 14, 2.6],
    ]),
    { ...BONE, lineWidth: 0.7 },
  );
  scene.form(ellipse(x, y, 12, 14), {
    ramp: 'accent',
    lineWidth: 0.85,
    shade: 4,
    marks: [{ path: ellipse(x - 1, y + 2, 5, 7), flat: '#ffffff' }],
  });
  const cap = polygon(`${x - 9},${y - 9} ${x + 9},${y - 9} ${x + 5},${y - 17} ${x - 5},${y - 17}`);
  scene.form(cap, { ramp: 'main', lineWidth: 0.7, rim: false });
}

/** An eye of light in a socket of bone; a thin line when it blinks. */
export function drawSocket(scene: Scene, x: number, y: number, radiusX: number, radiusY: number): void {
  scene.noteEye('glowing');
  scene.form(ellipse(x, y, radiusX, radiusY, -8), { ramp: 'hollow', flat: true, lineWidth: 0.7 });
  if (scene.blink) {
    const [left] = polar(x, y, radiusX * 0.7, 180);
    scene.flat(ink(`${left},${y} ${x},${y + 4} ${2 * x - left},${y}`, 4), 'glow');
    return;
  }
  scene.flat(ellipse(x, y + 1, radiusX * 0.68, radiusY * 0.7), 'glow');
  scene.flat(ellipse(x - radiusX * 0.08, y + 2, radiusX * 0.38, radiusY * 0.42), '#ffffff');
}

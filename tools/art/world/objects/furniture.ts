import { ellipse, polygon, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;

function drawWell(scene: Scene): void {
  const ring = spline('24,190! 24,270 60,304 128,312 196,304 232,270 232,190!');
  scene.form(ring, { ramp: 'rockLight', shade: 16, rim: false });
  strokesOn(
    scene,
    ring,
    'M24 236q104 44 208 0M24 272q104 44 208 0M70 206v44M128 216v44M186 206v44M48 250v40M98 262v44M158 262v44M208 250v40',
    scene.ramp('rock').shade,
    6,
  );
  scene.form(ellipse(128, 190, 105, 38), { ramp: 'rock', shade: 7, rim: false });
  scene.form(ellipse(128, 192, 78, 26), {
    ramp: '#3f78b8',
    shade: 9,
    lineWidth: 0.8,
    marks: [{ path: ellipse(110, 206, 34, 7), flat: '#7fccf5' }],
  });
  for (const x of [38, 200]) {
    scene.form(polygon(`${x},70 ${x + 18},70 ${x + 18},204 ${x},204`), { ramp: 'wood', ...BARE, shade: 5 });
  }
  scene.form(tube('44,120,6 128,122,6 214,120,6'), { ramp: 'woodLight', lineWidth: 0.7 });
  scene.form(spline('104,140! 152,140! 146,184! 110,184!'), {
    ramp: 'wood',
    shade: 6,
    marks: [{ path: polygon('90,152 170,152 170,162 90,162'), ramp: 'iron' }],
  });
  const roof = spline('66,8! 190,8! 250,92! 6,92!');
  scene.form(roof, { ramp: 'roofRed', ...BARE, shade: 8 });
  strokesOn(
    scene,
    roof,
    'M10 50H246M10 28H246M10 72H246M70 30v20M128 8v20M186 30v20M98 52v20M158 52v20M40 74v20M128 74v20M216 74v20',
    scene.ramp('roofRed').line,
    5,
  );
}

function drawLampGlass(scene: Scene, glass: string): void {
  scene.form(spline('40,28! 88,28! 80,84! 48,84!'), { ramp: glass, shade: 7, rim: false });
}

function drawLampLit(scene: Scene): void {
  drawLampGlass(scene, '#ffd75e');
  scene.flat(ellipse(64, 60, 12, 18), '#fffbe2');
}

function drawLamp(scene: Scene): void {
  scene.form(tube('64,238,9 64,150,6 64,76,6', { startCap: 'flat' }), { ramp: 'iron', lineWidth: 0.8 });
  scene.form(spline('38,244! 44,222 84,222 90,244!'), { ramp: 'iron', lineWidth: 0.8, shade: 4 });
  drawLampGlass(scene, '#fbe7b4');
  scene.form(spline('28,30! 64,0! 100,30!'), { ramp: 'iron', shade: 5, rim: false });
  scene.form(polygon('44,80 84,80 80,94 48,94'), { ramp: 'iron', shade: 3, rim: false });
}

export const FURNITURE: readonly ObjectDrawing[] = [
  {
    kind: 'well',
    width: 2,
    height: 2.5,
    foot: [128, 316],
    shadows: [{ y: -14, rx: 122, ry: 26 }],
    casts: 0.6,
    round: true,
    draw: drawWell,
  },
  {
    kind: 'lamp',
    width: 1,
    height: 1.95,
    foot: [64, 246],
    shadows: [{ y: 0, rx: 34, ry: 9 }],
    round: true,
    lights: [{ x: 64, y: 58, radius: 400, kind: 'lamp' }],
    lit: drawLampLit,
    draw: drawLamp,
  },
];

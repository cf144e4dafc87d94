import { ellipse, type Point, type Scene, spline, star, tube } from '../kit.ts';
import { drawSickles } from '../parts/claws.ts';
import { polar } from '../parts/polar.ts';

const SUN = { x: 128, y: 86, disc: 64, rays: 11 } as const;

/** A ring of wavy rays that all lean the same way, as if the sun turned. */
function rayRing(reach: number, turn: number): Point[] {
  const step = 360 / SUN.rays;
  const root = SUN.disc - 4;
  return Array.from({ length: SUN.rays }, (_, i): Point[] => {
    const degrees = -90 + step * (i + turn);
    return [
      [...polar(SUN.x, SUN.y, root, degrees - step * 0.5), true],
      [...polar(SUN.x, SUN.y, root + reach * 0.34, degrees - step * 0.32), false],
      [...polar(SUN.x, SUN.y, root + reach * 0.7, degrees - step * 0.12), false],
      [...polar(SUN.x, SUN.y, root + reach, degrees + step * 0.3), true],
      [...polar(SUN.x, SUN.y, root + reach * 0.6, degrees + step * 0.22), false],
      [...polar(SUN.x, SUN.y, root + reach * 0.24, degrees + step * 0.4), false],
    ];
  }).flat();
}

/** The noon sun behind the head: scarlet rays, golden rays before them, and the pale disc. */
export function drawSunMane(scene: Scene): void {
  const ring = { miter: true, flat: true, lineWidth: 0.9 };
  scene.form(spline(rayRing(28, 0.5)), { ramp: 'accent', ...ring });
  scene.form(spline(rayRing(45, 0)), {
    ramp: 'flame',
    ...ring,
    marks: [{ path: spline(rayRing(31, 0)), ramp: 'flameMiddle' }],
  });
  scene.form(ellipse(SUN.x, SUN.y, SUN.disc), {
    ramp: 'gold',
    shade: 6,
    marks: [
      { path: ellipse(SUN.x, SUN.y, SUN.disc * 0.89), ramp: 'flameTip' },
      { path: star(SUN.x, SUN.y, SUN.disc * 0.86, SUN.disc * 0.7, 22), ramp: 'gold' },
    ],
  });
}

/** A folded wing that lies like the arm of a chair, its skin hanging to the ground. */
export function drawWingArm(scene: Scene, mirror: boolean): void {
  const side = mirror ? -1 : 1;
  const at = (x: number, y: number, corner = false): Point => [128 + side * x, y, corner];
  const bone = (...spine: (readonly [number, number, number])[]) => {
    return tube(spine.map(([x, y, radius]) => [128 + side * x, y, radius] as const));
  };
  const dim = mirror;
  const skin = [
    at(34, 152, true),
    at(70, 142),
    at(104, 134, true),
    at(118, 168),
    at(122, 206),
    at(116, 256, true),
    at(103, 238),
    at(92, 256, true),
    at(82, 236),
    at(68, 252, true),
    at(54, 220),
  ];
  scene.form(spline(skin).withThickness(46), { ramp: 'wing', miter: true, dim });
  const bones = { ramp: 'accent', lineWidth: 0.7, rim: false, shade: 2, dim };
  scene.form(bone([98, 144, 5], [84, 190, 3.6], [69, 247, 1]), bones);
  scene.form(bone([100, 144, 5], [99, 196, 3.8], [92, 250, 1]), bones);
  scene.form(bone([102, 144, 5.5], [116, 196, 4.2], [115, 250, 1]), bones);
  const [hookX, hookY] = at(103, 130);
  drawSickles(scene, `${hookX},${hookY},32,15,${-90 + side * 24},${-side * 8}`, { ramp: 'horn', dim });
  scene.form(bone([22, 158, 13], [66, 138, 11], [102, 140, 12]), { ramp: 'accent', shade: 4, dim });
}

/** The tail, raised at the side with a small sun at its end. */
export function drawSunTail(scene: Scene): void {
  scene.form(star(270, 152, 27, 17, 12, -84), { ramp: 'flame', miter: true, flat: true, lineWidth: 0.9 });
  scene.form(ellipse(270, 152, 13), {
    ramp: 'flameTip',
    shade: 2.5,
    rim: false,
    lineWidth: 0.7,
  });
  scene.form(tube('190,236,17 236,248,14 270,238,10 282,208,7.5 274,180,5.5'), {
    marks: [{ path: tube('190,256,16 240,268,14 282,250,10 294,206,8'), ramp: 'belly' }],
  });
}

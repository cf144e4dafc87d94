import { ellipse, fire, type Path, type Scene, spline, star, tube } from '../kit.ts';
import { plume } from '../parts/plumes.ts';

/** The noon sun, a disc in two rings of rays. */
export function drawZenithSun(scene: Scene, x: number, y: number): void {
  scene.form(star(x, y, 90, 58, 16, -90), { ramp: 'flame', miter: true, rim: false, shade: 3 });
  scene.form(star(x, y, 72, 50, 16, -78.75), {
    ramp: 'flameMiddle',
    miter: true,
    rim: false,
    shade: 2,
    lineWidth: 0.8,
  });
  scene.form(ellipse(x, y, 48), {
    ramp: 'gold',
    shade: 5,
    marks: [{ path: ellipse(x, y, 36), ramp: 'flameTip' }],
  });
  scene.flat(ellipse(x - 10, y - 12, 14, 10, -30), '#ffffff', { opacity: 0.9 });
}

/** Feathers of one wing, outermost first: direction, length and width. */
const FEATHERS: readonly (readonly [degrees: number, length: number, width: number])[] = [
  [-4, 124, 46],
  [-21, 160, 50],
  [-37, 194, 52],
  [-52, 220, 52],
  [-66, 240, 50],
];

/** A raised wing, one half of the throne's back; drawn at the right. */
export function drawThroneWing(scene: Scene, far: boolean): void {
  const place = (path: Path): Path => (far ? path.mirror(132) : path);
  for (const [degrees, length, width] of FEATHERS) {
    scene.form(place(plume(176, 196, length, width, degrees)), {
      ramp: 'wing',
      dim: far,
      miter: true,
      rim: false,
      shade: 6,
      marks: [
        { path: place(plume(176, 196, length, width * 0.5, degrees)), ramp: 'flameMiddle' },
        { path: place(plume(176, 196, length * 0.86, width * 0.2, degrees)), ramp: 'scale' },
      ],
    });
  }
  for (const [degrees, length, width] of FEATHERS) {
    scene.form(place(plume(174, 198, length * 0.56, width * 0.78, degrees - 3)), {
      ramp: 'scale',
      dim: far,
      miter: true,
      rim: false,
      shade: 4,
    });
  }
  // the arm that carries them
  scene.form(place(tube('164,206,22 196,176,17 208,136,13 202,104,6')), { dim: far, rim: false, shade: 5 });
  scene.form(place(tube('182,160,6 200,164,7 220,160,6')), { ramp: 'gold', dim: far, rim: false, shade: 2 });
}

/** The tail, laid about its feet, with a flame at the end. */
export function drawSunTail(scene: Scene): void {
  fire(scene, 292, 296, 56, 84, 0.12);
  scene.form(tube('206,318,28 250,334,20 286,320,14 292,290,10'), {
    rim: false,
    shade: 6,
    marks: [{ path: spline('200,336! 246,340 288,318 300,340! 240,366'), ramp: 'belly' }],
  });
  scene.form(tube('278,298,6.5 292,304,7.5 306,300,6.5'), { ramp: 'gold', rim: false, shade: 2 });
}

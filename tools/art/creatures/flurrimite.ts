import { creature } from '../creature.ts';
import {
  blush,
  crystal,
  ellipse,
  eyes,
  mouth,
  type Path,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#c4e8fb',
  belly: '#f7fbff',
  lilac: '#b79af0',
  blue: '#7cc0f2',
  iris: '#7a52d8',
};
const roles = { lilac: 'accent', blue: 'main' } as const;
const dark = { main: '#406c74', belly: '#91c0bc', lilac: '#8ed746', blue: '#15424a' };
const shiny = { main: '#ffb93f', belly: '#ffe7a6', lilac: '#ff6f4a', blue: '#e8862e' };

const [X, Y] = [128, 120];
/** Degrees by which it is tilted in its hop. */
const TILT = -14;

/** A stout crystal leg with two barbs, pointing in the direction `degrees`. */
function drawLeg(scene: Scene, degrees: number, length: number): void {
  const at = (radius: number) => polar(X, Y, radius, degrees);
  const barb = (size: number, turn: number): Path => {
    const [x, y] = at(72);
    return crystal(x, y, size, size * 0.56, degrees + turn);
  };
  const [rootX, rootY] = at(34);
  const [tipX, tipY] = at(length + 4);
  scene.form([crystal(rootX, rootY, length - 34, 34, degrees), barb(44, 58), barb(44, -58)], {
    miter: true,
    rim: false,
    shade: 5,
    lineWidth: 0.95,
    marks: [
      { path: ellipse(tipX, tipY, 32), ramp: 'lilac' },
      {
        path: [crystal(rootX, rootY, length - 42, 12, degrees), barb(34, 58), barb(34, -58)],
        ramp: 'belly',
      },
    ],
  });
}

/** A snow flea that is a snowflake: one leap, head over heels with joy. */
export const flurrimite = creature(
  'flurrimite',
  { plan: 'spider', stage: 1, float: 10, palette, roles, dark, shiny },
  (scene) => {
    // the small star between the legs
    for (let i = 0; i < 6; i++) {
      const degrees = TILT + i * 60;
      scene.form(crystal(...polar(X, Y, 40, degrees), 52, 36, degrees), {
        ramp: 'blue',
        miter: true,
        rim: false,
        shade: 4,
      });
    }
    for (const [turn, length] of [
      [90, 128],
      [30, 122],
      [150, 122],
      [-30, 128],
      [210, 128],
      [270, 136],
    ] as const) {
      drawLeg(scene, turn + TILT, length);
    }
    // six-sided collar and button face
    const hexagon = Array.from({ length: 6 }, (_, i) => polar(X, Y, 72, i * 60 + 30 + TILT));
    scene.form(polygon(hexagon), { ramp: 'lilac', miter: true, rim: false, shade: 6 });
    // feelers
    const feeler = { ramp: 'lilac', lineWidth: 0.85, rim: false, back: 'on head' } as const;
    scene.form(tube('98,72,5 84,50,4.4 66,48,4'), { ...feeler, dim: true });
    scene.form(tube('142,66,5 146,42,4.4 164,34,4'), feeler);
    scene.form(ellipse(126, 122, 59, 57), { ramp: 'belly', backRamp: 'lilac', shade: 9 });
    eyes(scene, 120, 118, 58, 32, 41, { kind: 'dot' });
    mouth(scene, 112, 144, 28, 'open');
    blush(scene, 160, 144, 11);
    blush(scene, 76, 142, 8);
    // curl of frost on the brow
    scene.form(spline('122,54! 142,60 150,78 142,92! 136,80 124,82 114,92! 104,76 110,60!'), {
      ramp: 'blue',
      lineWidth: 0.8,
      rim: false,
      shade: 3,
      back: 'on head',
    });
  },
);

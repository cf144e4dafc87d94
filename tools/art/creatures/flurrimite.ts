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

const [X, Y] = [128, 108];

/** A crystal leg with two pairs of barbs, pointing in the direction `degrees`. */
function drawLeg(scene: Scene, degrees: number, length: number): void {
  const at = (radius: number) => polar(X, Y, radius, degrees);
  const barb = (radius: number, size: number, turn: number): Path => {
    const [x, y] = at(radius);
    return crystal(x, y, size, size * 0.46, degrees + turn);
  };
  const [rootX, rootY] = at(20);
  const [tipX, tipY] = at(length + 6);
  scene.form([crystal(rootX, rootY, length - 20, 22, degrees), barb(72, 40, 56), barb(72, 40, -56)], {
    miter: true,
    rim: false,
    shade: 4,
    lineWidth: 0.85,
    marks: [
      { path: ellipse(tipX, tipY, 30), ramp: 'lilac' },
      {
        path: [crystal(rootX, rootY, length - 26, 8, degrees), barb(72, 32, 56), barb(72, 32, -56)],
        ramp: 'belly',
      },
    ],
  });
}

/** A snow flea that is a snowflake, in mid hop. */
export const flurrimite = creature(
  'flurrimite',
  { plan: 'spider', stage: 1, palette, roles, dark, shiny },
  (scene) => {
    // puff of snow where it took off
    scene.form(
      spline(
        '106,262! 102,252 112,244 122,248! 126,236 142,230 154,242! 162,236 174,242 174,250! 184,248 192,254 188,262! 148,266',
      ),
      {
        ramp: 'belly',
        shade: 5,
      },
    );
    // the small star between the legs
    for (let i = 0; i < 6; i++) {
      const degrees = 12 + i * 60;
      scene.form(crystal(...polar(X, Y, 30, degrees + 30), 44, 26, degrees + 30), {
        ramp: 'blue',
        miter: true,
        rim: false,
        shade: 3,
      });
    }
    for (const [turn, length] of [
      [102, 108],
      [42, 110],
      [-18, 112],
      [162, 108],
      [222, 112],
      [282, 116],
    ] as const) {
      drawLeg(scene, turn, length);
    }
    // six-sided collar and button face
    const hexagon = Array.from({ length: 6 }, (_, i) => polar(X, Y, 54, i * 60 + 12));
    scene.form(polygon(hexagon), { ramp: 'lilac', miter: true, rim: false, shade: 5 });
    // feelers
    scene.form(tube('112,72,4 104,52,3.4 92,44,3'), { ramp: 'lilac', lineWidth: 0.8, rim: false });
    scene.form(tube('146,70,4 154,50,3.4 166,44,3'), { ramp: 'lilac', lineWidth: 0.8, rim: false });
    scene.form(ellipse(126, 110, 43, 42), { ramp: 'belly', shade: 8 });
    eyes(scene, 121, 108, 43, 23, 30, { kind: 'dot' });
    mouth(scene, 116, 127, 20, 'open');
    blush(scene, 150, 126, 8);
    blush(scene, 90, 126, 6);
    // curl of frost on the brow
    scene.form(spline('126,62! 138,68 142,80 134,88! 132,80 124,80 116,86! 112,74 118,66!'), {
      ramp: 'blue',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
    });
  },
);

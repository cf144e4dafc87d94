import { creature } from '../creature.ts';
import { blush, ellipse, eyes, type Scene, skull, spline, tube } from '../kit.ts';

const palette = {
  main: '#e8413c',
  dot: '#fff0d0',
  belly: '#fdebc8',
  gill: '#e6bd92',
  moss: '#7fae45',
  mossDark: '#52803a',
  iris: '#5c8a2c',
};
const roles = { dot: 'belly', gill: 'belly', moss: 'accent' } as const;
const dark = { main: '#61315f', dot: '#ff86b4', moss: '#b8327a', mossDark: '#6f2358', belly: '#a58fb4' };
const shiny = {
  main: '#4a7be0',
  dot: '#fff2b0',
  belly: '#fdf3ec',
  gill: '#c9bfe8',
  moss: '#f2b93a',
  mossDark: '#c8862a',
};

/** Dots of the cap: x, y, half width, half height, rotation in degrees. */
const DOTS = [
  [94, 38, 21, 13, -14],
  [150, 30, 17, 11, 14],
  [62, 76, 12, 12, -30],
  [124, 66, 13, 10, 4],
  [180, 66, 15, 14, 30],
  [208, 114, 11, 16, 8],
  [158, 88, 7, 6, 10],
  [34, 94, 6, 8, 20],
  [224, 150, 7, 9, 0],
] as const;

function drawShoe(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const shoe = spline([
    [x + 12, y - 18],
    [x + 15, y - 4],
    [x + 8, y],
    [x - 14, y],
    [x - 28, y - 8, true],
    [x - 14, y - 14],
    [x - 6, y - 20],
  ]);
  scene.form(shoe.rotate(degrees, x, y), { ramp: 'mossDark', dim, lineWidth: 0.9, shade: 4, rim: false });
}

/** A toadstool child on tiptoe, a finger on its lips. */
export const capsprite = creature(
  'capsprite',
  { plan: 'sprite', palette, roles, stage: 1, dark, shiny },
  (scene) => {
    // far leg on tiptoe
    scene.form(tube('108,204,8 102,228,7 98,252,6.5'), { ramp: 'belly', dim: true, rim: false });
    drawShoe(scene, 96, 266, 12, true);
    // near leg, lifted
    scene.form(tube('140,204,8.5 162,222,7.5 178,236,7'), { ramp: 'belly', rim: false, shade: 3 });
    drawShoe(scene, 182, 248, -28, false);
    // far arm swung out
    scene.form(tube('94,164,8 58,184,7 38,172,8'), { ramp: 'belly', dim: true, rim: false, lineWidth: 0.9 });
    // hanging back of the cap
    scene.form(spline('40,100 130,96 226,110 214,138 130,132 56,128'), {
      ramp: 'gill',
      dim: true,
      rim: false,
    });
    // bell of a body
    scene.form(
      spline(
        '100,142 124,138 148,142 160,170 178,206! 164,204 152,214! 140,206 124,216! 110,206 96,212! 88,204 74,204! 90,170',
      ),
      {
        ramp: 'moss',
        shade: 8,
        cast: [ellipse(116, 142, 50, 22)],
        lines: [
          { path: '112,172 108,188 106,200', width: 3 },
          { path: '140,174 146,188 150,200', width: 3 },
        ],
      },
    );
    // frill for a collar
    scene.form(
      spline(
        '82,142 124,128 164,140 178,162! 162,160 152,170! 138,162 124,172! 110,162 98,170! 88,160 70,164!',
      ),
      {
        ramp: 'belly',
        shade: 5,
        lineWidth: 0.9,
        lines: [
          { path: '104,148 100,156 98,164', width: 2.8 },
          { path: '124,148 124,158 124,166', width: 2.8 },
          { path: '144,148 148,156 151,164', width: 2.8 },
        ],
      },
    );
    // face
    scene.form(skull(112, 112, 45, { cheek: 0.5, high: 0.92 }), {
      ramp: 'belly',
      shade: 9,
      cast: [ellipse(118, 78, 70, 22, 4)],
    });
    // cap
    scene.form(
      spline(
        '16,108! 18,72 44,34 90,10 140,6 190,26 226,70 242,120 244,166! 226,172 206,158 190,130 176,106! 150,98 110,88 76,88 44,98',
      ),
      {
        shade: 14,
        marks: DOTS.map(([x, y, rx, ry, turn]) => ({ path: ellipse(x, y, rx, ry, turn), ramp: 'dot' })),
      },
    );
    // near arm, finger on the lips
    scene.form([tube('158,164,8 152,180,7.5 114,164,8'), tube('112,162,6 102,151,4.6 97,143,4.2')], {
      ramp: 'belly',
      rim: false,
      shade: 3,
      lineWidth: 0.9,
    });
    // face
    eyes(scene, 102, 114, 46, 24, 31, { kind: 'dot' });
    scene.flat(ellipse(94, 136, 4.4, 3.6), '#5b1530');
    blush(scene, 76, 130, 7);
    blush(scene, 138, 130, 9);
  },
);

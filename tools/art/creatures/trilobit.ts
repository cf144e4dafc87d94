import { creature } from '../creature.ts';
import { blush, ellipse, eye, mouth, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#71879f',
  ochre: '#e0a544',
  teal: '#a4e2d6',
  slate: '#c3ccd6',
  grass: '#74bd48',
  iris: '#1f9c8c',
};
const roles = { ochre: 'accent', teal: 'belly', slate: 'belly', grass: 'main' } as const;
const dark = { main: '#14424a', ochre: '#5c9e2a', teal: '#4c7d78', slate: '#4d797f', grass: '#7c790f' };
const shiny = { main: '#cf4f86', ochre: '#fff08a', teal: '#ffc9e2', slate: '#ffe2ec', grass: '#35c4d8' };
const options = { plan: 'trilobite', palette, stage: 1, roles, dark, shiny } as const;

/** Plates from the tail to the head: the middle of their front edge, radius and direction of the spine. */
const PLATES = [
  [266, 204, 30, 62],
  [248, 176, 40, 50],
  [224, 150, 50, 40],
  [196, 128, 59, 30],
  [166, 112, 66, 22],
] as const;

/** A plate that lies over the one behind it, with its point at the near side. */
function drawPlate(scene: Scene, x: number, y: number, radius: number, degrees: number): void {
  const place = (path: Path): Path => path.scale(radius).rotate(degrees).move(x, y);
  scene.form(
    place(
      spline('-0.5,-1 0.1,-1 0.56,-0.6 0.72,0 0.66,0.62 0.62,1.3! 0.3,1.06 -0.1,1.12 -0.5,1'),
    ).withThickness(40),
    {
      shade: 6,
      miter: true,
      marks: [
        { path: place(spline('-0.6,-0.62 0.3,-0.62 0.6,-0.3 0.62,-0.02 0.2,0.06 -0.6,0.06')), ramp: 'ochre' },
      ],
    },
  );
}

/** A pointed leg of two joints. */
function drawLeg(scene: Scene, spine: string, dim = false): void {
  scene.form(tube(spine), { ramp: 'teal', dim, lineWidth: 0.9, shade: 3, rim: false });
}

/** A tiny trilobite that rears up to admire a blade of grass. */
export const trilobit = creature('trilobit', options, (scene) => {
  // legs of the far side
  drawLeg(scene, '188,206,10 176,226,9 166,246,3', true);
  drawLeg(scene, '222,220,10 216,236,9 210,252,3', true);
  drawLeg(scene, '118,190,11 84,190,9 62,172,3', true);
  // tail
  scene.form(spline('244,208! 268,196 292,208 304,236! 294,240 286,250! 276,244 262,252! 250,240'), {
    shade: 5,
    miter: true,
    marks: [{ path: spline('240,206 280,200 300,232 284,236 262,220'), ramp: 'ochre' }],
  });
  for (const [x, y, radius, degrees] of PLATES) drawPlate(scene, x, y, radius, degrees);
  // soft belly
  scene.form(
    spline('96,150 140,158 186,182 226,206 240,222 214,234 170,224 128,208 98,184').withThickness(40),
    {
      ramp: 'teal',
      back: 'hidden',
      shade: 7,
      lines: [
        { path: '134,166 126,184 130,204', width: 3.2 },
        { path: '164,178 156,198 160,216', width: 3.2 },
        { path: '194,194 188,210 192,226', width: 3.2 },
      ],
    },
  );
  // legs of the near side: two in the air, two on the ground
  drawLeg(scene, '144,202,12 112,214,10 92,206,3');
  drawLeg(scene, '176,216,12 162,238,10 150,258,3');
  drawLeg(scene, '212,228,12 206,246,10 198,264,3');
  // blade of grass
  scene.form(tube('44,234,4 4,180,10 -14,100,10 10,16,0.4'), {
    ramp: 'grass',
    miter: true,
    back: 'under',
    lines: [{ path: '32,210 2,150 -4,84', width: 3 }],
  });
  // half-moon shield with its two eye hills
  const shield = spline(
    '10,142! 8,92 40,44 98,24 156,38 196,86 216,160 224,206! 196,190 172,174 136,162 96,158 56,160 28,156',
  );
  scene.form([shield.withThickness(100), ellipse(54, 66, 32, 34, -16), ellipse(148, 64, 38, 40, 16)], {
    back: 'head',
    shade: 11,
    marks: [
      { path: spline('92,14 116,26 122,66 114,104 96,112 80,104 72,66 78,26'), ramp: 'ochre' },
      {
        path: spline('-10,134 28,142 60,146 98,144 138,148 176,160 236,200! 230,240 -10,200'),
        ramp: 'slate',
      },
    ],
    lines: [{ path: '176,84 190,116 196,150', width: 3.4 }],
  });
  // leg that holds the blade, over the edge of the shield
  drawLeg(scene, '84,178,13 46,196,12 12,184,10');
  // grains on its cheeks
  for (const [x, y, radius] of [
    [30, 124, 3.6],
    [44, 134, 2.6],
    [160, 134, 3.6],
    [176, 122, 2.6],
  ] as const) {
    scene.flat(ellipse(x, y, radius), scene.ramp('main').light);
  }
  // piece of slate on its head
  scene.form(polygon('82,26 88,4 112,-8 132,2 134,20 108,32').withThickness(26), {
    ramp: 'slate',
    miter: true,
    rim: false,
    lineWidth: 0.85,
    shade: 4,
    back: 'on head',
  });
  // face
  eye(scene, 54, 74, 38, 46, { kind: 'dot' });
  eye(scene, 146, 74, 48, 54, { kind: 'dot' });
  mouth(scene, 92, 122, 28, 'open', { lineWidth: 3 });
  blush(scene, 128, 126, 10);
  blush(scene, 56, 120, 8);
});

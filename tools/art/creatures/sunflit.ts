import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eyes,
  fluff,
  mouth,
  type Path,
  type Point,
  polygon,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  main: '#7a5fc0',
  belly: '#f7d9ff',
  field: '#7fc35a',
  wheat: '#f6dc74',
  poppy: '#aadb6c',
  river: '#6ccbf2',
  hedge: '#2f7d54',
  feeler: '#46306e',
  roof: '#e0523f',
  wall: '#fff3da',
  iris: '#2c9a6a',
};
const roles = {
  field: 'main',
  wheat: 'accent',
  poppy: 'accent',
  river: 'accent',
  roof: 'accent',
  wall: 'belly',
} as const;
const dark = {
  field: '#1f4d52',
  wheat: '#81c449',
  poppy: '#50860e',
  river: '#9f9c00',
  hedge: '#003135',
  feeler: '#003135',
};
/** The shiny kind shows the meadow under snow. */
const shiny = {
  main: '#4a5aa8',
  belly: '#e8f4ff',
  field: '#f2f9ff',
  wheat: '#c9e6f8',
  poppy: '#9ab8ee',
  river: '#4f8fdc',
  hedge: '#5f7ab4',
  feeler: '#2a3a78',
};

const CENTRE = 128;

type Place = (a: number, y: number, corner?: boolean) => Point;

/** Trees along the river, each with its crown in the light. */
const trees = (at: Place, far: boolean) =>
  [
    { ramp: 'hedge', by: 0, size: 1 },
    { ramp: 'poppy', by: -2.6, size: 0.55 },
  ].map(({ ramp, by, size }) => ({
    path: (
      [
        [100, 78],
        [113, 68],
        [46, 60],
        [24, 134],
        [40, 137],
      ] as const
    ).map(([a, y]) => {
      const [x, down] = at(a, y);
      return ellipse(x + by, down + by, (far ? 6.4 : 8.4) * size, 8 * size);
    }),
    ramp,
  }));

/** A farm with a red roof between the fields of a wing. */
function drawFarm(scene: Scene, at: Place): void {
  const outline = (...points: readonly (readonly [number, number])[]): Path =>
    polygon(points.map(([a, y]) => at(a, y)));
  const part = { lineWidth: 0.7, rim: false, shade: 1.5 } as const;
  scene.form(outline([92, 46], [118, 46], [118, 62], [92, 62]), { ...part, ramp: 'wall' });
  scene.form(outline([86, 49], [95, 33], [115, 33], [124, 49]), { ...part, ramp: 'roof' });
  scene.flat(outline([100, 52], [107, 52], [107, 62], [100, 62]), scene.ramp('roof').line);
}

/** The two wings of one side: fields, a river and hedges, seen from above. */
function wingPair(scene: Scene, far: boolean): void {
  // Seen a little from the left: the far wings are narrower, the near ones larger.
  const [wide, high] = far ? [0.74, 0.94] : [1.1, 1.06];
  const at = (a: number, y: number, corner = false): Point => [
    CENTRE + (far ? -a : a) * wide,
    150 + (y - 150) * high,
    corner,
  ];
  const patch = (...points: readonly (readonly [number, number])[]): Path =>
    polygon(points.map(([a, y]) => at(a, y)));
  const hedge = (...points: readonly (readonly [number, number])[]) => ({
    path: points.map(([a, y]) => at(a, y)),
    width: 3.6,
    taper: 'none' as const,
    colour: scene.ramp('hedge').line,
  });
  const furrow = (...points: readonly (readonly [number, number])[]) => ({
    path: points.map(([a, y]) => at(a, y)),
    width: 3,
    colour: scene.ramp('wheat').deep,
  });
  const lower = spline([
    at(18, 150, true),
    at(26, 178),
    at(40, 204, true),
    at(52, 224),
    at(66, 218, true),
    at(74, 244),
    at(88, 250),
    at(90, 222, true),
    at(106, 208),
    at(96, 184, true),
    at(92, 164),
    at(62, 150),
    at(20, 140, true),
  ]);
  scene.form(lower.withThickness(54), {
    ramp: 'wheat',
    lineRamp: 'hedge',
    shade: far ? 12 : 6,
    marks: [
      { path: patch([0, 196], [56, 182], [64, 260], [0, 260]), ramp: 'field' },
      { path: patch([72, 130], [130, 130], [130, 214], [66, 188]), ramp: 'poppy' },
      {
        path: spline([
          at(64, 140),
          at(70, 172),
          at(60, 196),
          at(76, 226),
          at(74, 256),
          at(90, 262),
          at(90, 222),
          at(74, 196),
          at(82, 170),
          at(76, 140),
        ]),
        ramp: 'river',
      },
    ],
    lines: [
      hedge([16, 198], [40, 187], [62, 181]),
      hedge([82, 190], [96, 197], [112, 206]),
      ...[0, 1, 2].map((row) => furrow([24, 160 + row * 9], [40, 157 + row * 9], [56, 154 + row * 9])),
    ],
  });
  const upper = spline([
    at(14, 142, true),
    at(16, 104),
    at(40, 60),
    at(66, 36, true),
    at(84, 22),
    at(98, 32, true),
    at(118, 30),
    at(122, 54, true),
    at(132, 78),
    at(116, 96, true),
    at(112, 120),
    at(90, 134),
    at(56, 150),
    at(16, 152, true),
  ]);
  scene.form(upper.withThickness(70), {
    ramp: 'field',
    lineRamp: 'hedge',
    shade: far ? 18 : 8,
    marks: [
      { path: patch([0, 60], [56, 74], [60, 116], [0, 124]), ramp: 'poppy' },
      { path: patch([76, 94], [140, 84], [140, 150], [60, 160], [62, 116]), ramp: 'wheat' },
      {
        path: spline([
          at(58, 20),
          at(74, 52),
          at(66, 86),
          at(76, 116),
          at(62, 160),
          at(78, 160),
          at(90, 118),
          at(80, 88),
          at(88, 52),
          at(76, 16),
        ]),
        ramp: 'river',
      },
      ...trees(at, far),
    ],
    lines: [
      hedge([14, 124], [40, 119], [64, 115]),
      hedge([34, 69], [50, 72], [64, 76]),
      hedge([84, 94], [108, 89], [126, 86]),
      ...[0, 1, 2].map((row) => furrow([84, 106 + row * 11], [100, 103 + row * 11], [116, 100 + row * 10])),
    ],
  });
  drawFarm(scene, at);
}

const body = { plan: 'butterfly', stage: 2 } as const;

/** A butterfly whose wings are a map of its meadow. */
export const sunflit = creature('sunflit', { ...body, palette, float: 4, roles, dark, shiny }, (scene) => {
  wingPair(scene, true);
  wingPair(scene, false);
  // legs, tucked up
  for (const [spine, dim] of [
    ['112,176,4.4 92,188,4 86,206,3.4', true],
    ['114,196,4.4 100,212,4 100,228,3.4', true],
    ['140,176,4.6 160,190,4.2 164,208,3.6', false],
    ['138,196,4.6 152,212,4.2 150,230,3.6', false],
  ] as const) {
    scene.form(tube(spine), { ramp: 'feeler', rim: false, dim, lineWidth: 0.9, shade: 1.5 });
  }
  // feelers
  const feeler = { ramp: 'feeler', lineWidth: 0.8, rim: false } as const;
  scene.form([tube('114,88,3.6 98,58,3 80,54,3'), ellipse(80, 54, 6)], { ...feeler, dim: true });
  scene.form([tube('136,86,3.6 150,54,3 168,46,3'), ellipse(168, 46, 6)], feeler);
  // body with bands
  scene.form(spline('126,136 142,150 144,178 136,208 126,222 116,208 110,178 112,150'), {
    marks: [
      {
        path: [polygon('100,168 150,168 150,180 100,180'), polygon('100,192 150,192 150,203 100,203')],
        ramp: 'belly',
      },
    ],
  });
  scene.form(fluff(126, 142, 26, 15, 9, 0.25), { ramp: 'belly', shade: 5 });
  // head
  scene.form(skull(122, 102, 43), {
    shade: 9,
    marks: [{ path: spline('104,100 134,102 146,122 126,142 100,138 86,120'), ramp: 'belly' }],
  });
  eyes(scene, 112, 102, 50, 31, 38, { kind: 'dot' });
  mouth(scene, 107, 127, 17, 'smile');
  blush(scene, 144, 122, 8);
});

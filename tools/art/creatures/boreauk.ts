import { creature } from '../creature.ts';
import { eye, type Path, skull, spline, tube } from '../kit.ts';

const palette = {
  main: '#2f4a8a',
  belly: '#f4fbff',
  accent: '#5ff0b0',
  veil: '#2fbfa8',
  dusk: '#9a7cf0',
  beak: '#4a4f6c',
  foot: '#7f87a8',
  throat: '#5b1530',
  tongue: '#f0697e',
  iris: '#2f7fb8',
};
const roles = {
  veil: 'accent',
  dusk: 'accent',
  beak: 'main',
  foot: 'main',
  throat: 'fixed',
  tongue: 'fixed',
} as const;
const dark = {
  main: '#003236',
  belly: '#7aa9a5',
  accent: '#7ad45f',
  veil: '#589c0d',
  dusk: '#7c7903',
  beak: '#2d5a5d',
};
const shiny = {
  main: '#a8672f',
  belly: '#fff6e0',
  accent: '#ffe06a',
  veil: '#ff9f5a',
  dusk: '#ff6f9f',
  beak: '#5f4a3c',
  foot: '#c08a4a',
};
const options = { plan: 'penguin', palette, roles, dark, shiny } as const;

/** The near wing: its quills end in curtains of light. */
const WING = spline(
  '150,128! 172,104 194,62 206,20 212,-26! 226,4 226,30! 240,2 256,-16! 258,18 250,48! 268,30 288,22! 282,54 266,80! 286,72 306,74! 290,100 266,118! 284,120 298,130! 270,150 232,164 190,172 160,168!',
);
const INNER = spline('140,180! 146,118 178,92 208,78 234,84 248,104 250,128 240,160 200,190');
const MIDDLE = spline('140,190! 140,110 176,62 208,34 236,38 264,66 280,100 276,140 230,190');
const OUTER = spline('140,190! 140,100 176,30 214,4 250,12 282,46 300,86 290,140 230,190');

/** The far wing is the near one mirrored, a little smaller. */
const far = (path: Path): Path => path.mirror(118).scale(0.88, 0.94, 84, 140);

const lights = (change: (path: Path) => Path) => [
  { path: change(OUTER), ramp: 'accent' },
  { path: change(MIDDLE), ramp: 'veil' },
  { path: change(INNER), ramp: 'main' },
];
const quills = (change: (path: Path) => Path): Path[] =>
  [
    '178,140,1.6 206,92,2 222,40,0.9',
    '190,148,1.6 232,104,2 262,58,0.9',
    '196,156,1.6 244,124,2 282,92,0.9',
  ].map((spine) => change(tube(spine)));

/** A great auk that spreads its wings of northern lights and shrieks. */
export const boreauk = creature('boreauk', options, (scene) => {
  scene.form(far(WING), {
    ramp: 'dusk',
    dim: true,
    miter: true,
    rim: false,
    shade: 6,
    marks: lights(far),
    lines: quills(far),
  });
  // tail
  scene.form(spline('150,214! 172,226 190,248! 166,246 140,238'), { miter: true });
  // feet, toes spread
  scene.form(
    spline('86,238! 82,226 96,220 112,226 116,240! 108,252 102,248! 94,256 88,250! 76,256 66,252!'),
    {
      ramp: 'foot',
      dim: true,
      lineWidth: 0.9,
    },
  );
  scene.form(
    spline('130,244! 130,228 148,222 164,230 168,246! 160,260 152,254! 142,264 134,256! 120,264 108,260!'),
    {
      ramp: 'foot',
      lineWidth: 0.9,
    },
  );
  // body, bent forward
  scene.form(
    spline('128,78 160,96 178,134 180,184 164,226 128,240 92,228 74,194 72,150 84,108').withThickness(110),
    {
      shade: 13,
      marks: [
        {
          path: spline('78,112! 96,128 126,148 142,184 138,222 112,250 60,240 40,190 50,140'),
          ramp: 'belly',
        },
      ],
    },
  );
  // mantle of long feathers
  scene.fromBehind('only', () => {
    scene.form(
      spline(
        '126,82 154,98 172,128 176,160! 168,172 160,166! 154,186 146,178! 136,206! 126,182 116,190! 108,170 98,176! 92,158 84,162! 84,124 104,96',
      ).withThickness(60),
      {
        ramp: 'dusk',
        miter: true,
        shade: 7,
        lines: [
          { path: '132,110 134,150 136,192', width: 3.4 },
          { path: '152,118 158,142 158,160', width: 3 },
          { path: '108,120 106,144 108,162', width: 3 },
        ],
      },
    );
  });
  // near wing
  scene.form(WING, {
    ramp: 'dusk',
    miter: true,
    rim: false,
    shade: 7,
    marks: lights((path) => path),
    lines: quills((path) => path),
  });
  // lower half of the beak, and the throat
  scene.fromBehind('hidden', () => {
    scene.form(spline('96,92! 66,102 40,112 26,124! 46,126 78,120 106,106!').withThickness(20), {
      ramp: 'beak',
      miter: true,
      shade: 4,
      rim: false,
    });
    scene.form(spline('44,86! 74,84 104,80! 104,100 72,106 44,114!').withThickness(26), {
      ramp: 'throat',
      flat: true,
      outline: 'inner',
    });
    scene.flat(spline('52,106 64,94 86,92 98,92 94,102 70,106'), 'tongue');
  });
  // head with its crest of frost
  scene.form(
    [
      skull(118, 64, 43, { wide: 1, high: 0.96 }),
      spline(
        '120,26! 136,10 158,4! 152,18 156,24! 172,22 184,28! 170,38 166,46! 178,48 186,58! 168,66 150,70',
      ),
    ],
    {
      shade: 9,
      miter: true,
      marks: [{ path: spline('86,36 100,24 114,30 114,44 104,54 88,54'), ramp: 'belly' }],
    },
  );
  // upper half of the beak with its grooves
  scene.form(spline('104,84! 104,58 90,42 60,40 28,54 6,76 -2,100! 14,94 34,92 70,92'), {
    ramp: 'beak',
    miter: true,
    shade: 6,
    lines: [
      { path: '32,58 26,68 28,82', width: 4.4, colour: scene.colour('belly') },
      { path: '50,50 43,64 46,84', width: 4.4, colour: scene.colour('belly') },
      { path: '68,46 60,62 64,84', width: 4.4, colour: scene.colour('belly') },
    ],
  });
  // face
  eye(scene, 88, 50, 15, 17, { kind: 'fierce', mirror: true, closedColour: '#a9c4f4' });
  eye(scene, 128, 58, 30, 27, { kind: 'fierce', closedColour: '#a9c4f4' });
});

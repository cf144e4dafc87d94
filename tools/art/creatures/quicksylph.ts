import { creature } from '../creature.ts';
import { eyes, type FormOptions, mouth, type Point, type Scene, spline, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#c9cfe2',
  mirror: '#ffffff',
  belly: '#eef2fb',
  violet: '#7d68b8',
  deep: '#4f4486',
  accent: '#a5ee3a',
  iris: '#5fae12',
};
const roles = { mirror: 'belly', violet: 'main' } as const;
const dark = {
  main: '#4d4468',
  mirror: '#b9a4dc',
  belly: '#8d7fae',
  violet: '#241838',
  deep: '#1c122c',
  accent: '#ff4fa0',
};
const shiny = {
  main: '#e88a5c',
  mirror: '#ffe9c4',
  belly: '#ffd0a8',
  violet: '#b0456a',
  deep: '#7c2c52',
  accent: '#3fdcd0',
};
const options = { plan: 'sprite', palette, roles, dark, shiny } as const;

/** A limb like a mirror: a dark horizon along its lower side and a bright one above. */
function chrome(scene: Scene, spine: string, options: FormOptions = {}): void {
  const points = spine.split(' ').map((text) => text.split(',').map(Number) as [number, number, number]);
  const shifted = (share: number): Point[] => points.map(([x, y, r]) => [x + r * share * 0.5, y + r * share]);
  scene.form(tube(spine), {
    miter: true,
    lines: [
      { path: shifted(0.34), width: 4.2, colour: scene.colour(options.dim ? 'deep' : 'violet') },
      { path: shifted(-0.42), width: 3.4, colour: scene.colour(options.dim ? 'main' : 'mirror') },
    ],
    ...options,
  });
}

/** A whirling dancer of quicksilver that throws off drops. */
export const quicksylph = creature('quicksylph', options, (scene) => {
  // pool under it
  scene.form(spline('84,276 100,267 128,270 158,265 182,274 170,284 136,286 100,286'), {
    shade: 4,
    lines: [{ path: '112,277 134,281 156,276', width: 3, colour: scene.colour('violet') }],
  });
  // drops that fly off the flung leg
  for (const [x, y, radius, turn, ramp] of [
    [250, 62, 10, 165, 'main'],
    [236, 30, 8.5, 140, 'accent'],
    [210, 8, 7, 118, 'main'],
  ] as const) {
    scene.form(waterDrop(x, y, radius, turn), { lineWidth: 0.85, ramp });
  }
  // far arm
  chrome(scene, '98,116,9 66,130,7.5 36,120,6.5 16,94,3.5', { dim: true });
  scene.form(waterDrop(34, 158, 8, 6), { lineWidth: 0.85, ramp: 'accent' });
  // core of the spiral
  scene.form(spline('86,160 128,146 172,160 164,204 148,244 132,272 116,244 96,204'), {
    ramp: 'accent',
    shade: 12,
  });
  // flung leg
  chrome(scene, '140,166,15 180,190,15 224,178,12 252,140,9 258,102,5 252,84,0');
  // near turns of the spiral
  chrome(scene, '122,244,4 132,252,6 138,264,5 132,282,0');
  chrome(scene, '104,218,5 116,232,7.5 136,234,7 152,218,3');
  chrome(scene, '90,186,7 108,206,9.5 140,206,9 166,182,4');
  chrome(scene, '78,148,9 96,172,12 138,178,12 178,150,6');
  // trunk
  scene.form(
    spline(
      '86,110 104,98 126,96 140,106 137,126 130,142 144,156 148,168 122,176 94,168 88,156 102,142 96,126',
    ),
    {
      shade: 10,
      lines: [
        { path: '128,104 126,124 118,142 130,168', width: 6, colour: scene.colour('violet') },
        { path: '104,108 110,124 108,142 102,160', width: 4.5, colour: scene.colour('mirror') },
      ],
    },
  );
  // near arm
  chrome(scene, '132,112,10 160,126,8.5 190,120,7 214,96,3.5');
  // head
  scene.form(spline('100,24 130,34 140,62 128,88 104,100 78,93 64,72 66,46 80,30'), {
    ramp: 'belly',
    shade: 10,
    marks: [
      { path: spline('146,40 130,60 124,86 98,98 140,112'), ramp: 'violet' },
      { path: spline('78,82! 84,78 94,80! 90,92 84,97!'), ramp: 'accent', opacity: 0 },
    ],
  });
  // hair thrown back like a breaking wave
  scene.form(
    spline(
      '64,58! 56,30 78,4 112,-8 150,-8 184,10 194,38 182,58 162,58 156,44! 166,46 172,36 162,24 148,24 142,40 144,66 132,92! 136,72 128,56 114,48! 102,52 90,46 84,40! 80,52 72,58',
    ),
    {
      shade: 9,
      miter: true,
      lines: [
        { path: '88,34 108,18 136,10 164,14 182,34', width: 6.5, colour: scene.colour('violet') },
        { path: '72,30 90,10 118,2 150,2 174,16', width: 5, colour: scene.colour('mirror') },
        { path: '112,40 126,42 136,58 138,76', width: 5, colour: scene.colour('violet') },
      ],
      marks: [{ path: spline('172,20! 200,20 210,60 170,80 140,50 158,38 168,38'), ramp: 'accent' }],
    },
  );
  // face
  eyes(scene, 92, 68, 38, 22, 28, { lid: 4, brow: 0.5 });
  mouth(scene, 84, 86, 15, 'open');
});

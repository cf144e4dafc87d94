import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eyes,
  leg,
  mouth,
  nose,
  roundEar,
  type Scene,
  spline,
  toes,
  tube,
} from '../kit.ts';
import { foamBalls, waterDrop } from '../parts/water.ts';
import { drawCutFace, drawLog } from '../parts/wood.ts';
import { BEAVER_KINDS, BEAVERS, cheekyHead, drawBuckTeeth, drawForelock } from './beavers.ts';

/** Twigs of the kilt: where they end, and their colour. */
const KILT = [
  [86, 210, 'wood'],
  [101, 218, 'woodLight'],
  [117, 222, 'wood'],
  [133, 220, 'woodLight'],
  [149, 216, 'wood'],
  [163, 208, 'woodLight'],
] as const;

/** The waterfall tail: the paddle rises behind the back and pours to the ground. */
function drawWaterfallTail(scene: Scene): void {
  scene.form(spline('214,122! 232,116 252,122 262,140 264,180 266,228! 240,236 214,230! 218,190 216,150'), {
    ramp: 'water',
    shade: 6,
    rim: false,
    marks: [
      {
        path: [
          spline('226,136 234,134 236,170 232,214 228,180 228,150'),
          spline('248,144 254,150 256,190 258,222 250,196 248,166'),
        ],
        ramp: 'glint',
      },
    ],
  });
  scene.form(
    spline('140,196! 158,158 186,128 214,114 244,118! 236,130 222,142 214,160 202,196 176,222 150,218'),
    {
      ramp: 'foot',
      shade: 6,
      marks: [
        { path: spline('192,100 250,100 256,150 222,170 206,154 196,152 188,140 178,138'), ramp: 'water' },
      ],
      lines: [
        { path: '160,178 182,188 202,190', width: 3.4 },
        { path: '178,150 198,160 214,160', width: 3.4 },
        { path: '204,128 216,136 228,134', width: 3.2 },
      ],
    },
  );
  const spray = foamBalls([
    [206, 231, 8],
    [219, 226, 11],
    [238, 228, 13],
    [257, 226, 11],
    [270, 231, 8],
  ]);
  scene.form(spray, { ramp: 'glint', lineWidth: 0.85, shade: 3, rim: false });
}

function drawBelt(scene: Scene): void {
  for (const [x, end, ramp] of KILT) {
    const spine = [
      [x, 190, 8],
      [x, 200, 8],
      [x + (x - 122) * 0.08, end, 6],
    ] as const;
    scene.form(tube(spine), { ramp, lineWidth: 0.75, rim: false, shade: 2 });
  }
  scene.form(tube('78,188,9 122,198,10 170,186,9'), {
    ramp: 'sprig',
    lineWidth: 0.85,
    shade: 3,
    lines: [
      { path: '92,182 96,192 94,204', width: 3 },
      { path: '146,184 150,194 148,206', width: 3 },
    ],
  });
  drawCutFace(scene, 116, 197, 17, 17);
  scene.form(waterDrop(116, 200, 6.4), { ramp: 'water', lineWidth: 0.6, rim: false, shade: 1.5 });
}

const WATER = { ramp: 'water', miter: true, rim: false, shade: 5 };

/** Torrents that trail the gauntlets, behind arms and body. */
function drawTorrents(scene: Scene): void {
  scene.form(
    spline(
      '50,170! 32,150 24,116 30,82! 40,96 50,104 56,106! 52,86 56,66 66,52! 70,74 80,88 92,98! 104,98 114,100 122,110! 108,150 80,172',
    ),
    {
      ...WATER,
      marks: [
        {
          path: [spline('34,104 44,120 56,136 46,140'), spline('60,82 68,100 72,122 62,112')],
          ramp: 'glint',
        },
      ],
    },
  );
  scene.form(
    spline(
      '196,62! 222,58 244,44 254,26! 262,48 256,70 244,82! 256,82 266,78 272,70! 270,92 254,108 234,114! 216,116 200,104',
    ),
    {
      ...WATER,
      marks: [
        {
          path: [spline('222,72 242,60 252,46 244,70 228,82'), spline('226,94 246,94 258,88 244,102')],
          ramp: 'glint',
        },
      ],
    },
  );
}

/** The near gauntlet, swung high. */
function drawRaisedGauntlet(scene: Scene): void {
  scene.form(tube('160,122,23 198,126,21 206,96,19'), {
    shade: 7,
    lines: [{ path: '178,136 190,140 202,136', width: 3 }],
  });
  drawLog(scene, [188, 30], [206, 88], 34);
  scene.form(
    spline(
      '167,88! 174,94 184,94 190,90! 196,94 206,92 212,84! 218,88 230,84 238,72! 244,82 238,98! 214,112 186,116 170,106!',
    ),
    { ...WATER, marks: [{ path: spline('174,100 200,100 236,82 236,90 206,106 180,108'), ramp: 'glint' }] },
  );
}

/** The far gauntlet, punching ahead. */
function drawPunchingGauntlet(scene: Scene): void {
  drawLog(scene, [24, 160], [70, 146], 33);
  scene.form(
    spline(
      '58,116! 70,108 78,118! 90,140 92,166 84,184! 76,186 70,180! 76,174 76,166 70,160! 76,154 74,146 66,140! 70,134 66,124!',
    ),
    { ...WATER, marks: [{ path: spline('72,116 82,142 84,172 78,180 78,152'), ramp: 'glint' }] },
  );
}

/** A champion with log gauntlets and a waterfall for a tail. */
export const castorrent = creature(
  'castorrent',
  { stage: 3, palette: { ...BEAVERS, main: '#27908f' }, ...BEAVER_KINDS },
  (scene) => {
    drawWaterfallTail(scene);
    drawTorrents(scene);
    // far arm
    scene.form(tube('86,124,20 66,142,19 56,148,18'), { dim: true });
    // legs
    scene.form(leg(88, 184, 226, 40, 32, 10), { ramp: 'foot', dim: true });
    scene.form(leg(158, 184, 233, 44, 36, 11), { ramp: 'foot', lines: toes(158, 233, 36, 11) });
    // torso
    scene.form(spline('120,92 164,100 184,128 172,164 164,198 122,208 86,198 78,164 64,130 82,102'), {
      shade: 13,
      marks: [
        { path: spline('96,112 136,116 152,140 144,172 138,204 100,204 86,170 82,138'), ramp: 'belly' },
      ],
      lines: [
        { path: '92,152 108,160 120,152', width: 3.4 },
        { path: '120,152 134,160 148,150', width: 3.4 },
        { path: '118,174 119,184 118,194', width: 3 },
      ],
      cast: [ellipse(108, 106, 56, 26)],
    });
    drawBelt(scene);
    drawPunchingGauntlet(scene);
    drawRaisedGauntlet(scene);
    // head
    drawEar(scene, roundEar(80, 46, 12), 'main', 'belly', { dim: true });
    drawEar(scene, roundEar(148, 46, 13), 'main', 'belly');
    drawForelock(scene, 110, 46, 66, 8);
    scene.form(cheekyHead(112, 76, 39), {
      shade: 9,
      miter: true,
      marks: [
        {
          path: [ellipse(87, 100, 20, 16), ellipse(108, 101, 22, 16), ellipse(98, 108, 22, 11)],
          ramp: 'belly',
        },
      ],
    });
    // face
    mouth(scene, 98, 106, 38, 'open');
    drawBuckTeeth(scene, 96, 105, 17, 13);
    nose(scene, 93, 93, 17, '#2c1c2c');
    eyes(scene, 104, 76, 40, 23, 22, { kind: 'fierce' });
  },
);

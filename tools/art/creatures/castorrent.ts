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
import { stances } from '../parts/stances.ts';
import { waterDrop } from '../parts/water.ts';
import { drawCutFace } from '../parts/wood.ts';
import { BEAVER_KINDS, BEAVERS, cheekyHead, drawBuckTeeth, drawForelock } from './beavers.ts';
import {
  drawPunchingGauntlet,
  drawRaisedGauntlet,
  drawTorrents,
  drawWaterfallTail,
} from './castorrent-torrents.ts';

/** Twigs of the kilt: where they end, and their colour. */
const KILT = [
  [86, 210, 'wood'],
  [101, 218, 'woodLight'],
  [117, 222, 'wood'],
  [133, 220, 'woodLight'],
  [149, 216, 'wood'],
  [163, 208, 'woodLight'],
] as const;

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
  scene.form(waterDrop(116, 200, 6.4), {
    back: 'hidden',
    ramp: 'water',
    lineWidth: 0.6,
    rim: false,
    shade: 1.5,
  });
}

/** A champion with log gauntlets and a waterfall for a tail. */
export const castorrent = creature(
  'castorrent',
  { plan: 'biped', stage: 3, palette: { ...BEAVERS, main: '#27908f' }, ...BEAVER_KINDS },
  (scene) => {
    scene.stand(
      [170, 200],
      { roar: { grow: 1.08, turn: -8 }, pain: 10, joy: { grow: 1.06 }, faint: { turn: 7, grow: 0.94 } },
      () => {
        drawWaterfallTail(scene);
      },
    );
    drawTorrents(scene);
    scene.stand([86, 126], { roar: 14, pain: -16, joy: 26 }, () => {
      // far arm
      scene.form(tube('86,124,20 66,142,19 56,148,18'), { dim: true });
    });
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
    scene.stand([76, 136], { roar: { grow: 1.14, move: [-6, -2] }, pain: -14, joy: 22 }, () => {
      drawPunchingGauntlet(scene);
    });
    scene.stand(
      [176, 128],
      { roar: { turn: -16, grow: 1.06 }, pain: 16, joy: { turn: -12, grow: 1.06 } },
      () => {
        drawRaisedGauntlet(scene);
      },
    );
    scene.stand([116, 108], stances.face, () => {
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
    });
  },
);

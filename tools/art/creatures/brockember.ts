import { creature } from '../creature.ts';
import { drawEar, ellipse, eye, ink, roundEar, type Scene, spline, tube } from '../kit.ts';
import { BADGER_KINDS, BADGERS } from './badgers.ts';
import { drawEmberMane, drawGrate, drawPokers, drawShoulderDoor } from './brockember-hearth.ts';

const palette = {
  ...BADGERS,
  iron: '#7c8096',
  flame: '#d8402c',
  flameMiddle: '#ff8a2e',
  flameTip: '#ffd45a',
};
const roles = { ...BADGER_KINDS.roles, iron: 'main' } as const;
const shiny = {
  ...BADGER_KINDS.shiny,
  iron: '#b98a4c',
  flame: '#2676c8',
  flameMiddle: '#38c8e0',
  flameTip: '#c8fbff',
};

/** The head: bone and soot, with the stripe of embers in the middle. */
function drawHead(scene: Scene): void {
  drawEar(scene, roundEar(124, 62, 15), 'main', 'bone');
  drawEar(scene, roundEar(48, 66, 12), 'main', 'bone', { dim: true });
  scene.form(
    spline(
      '0,142 14,126 34,96 54,70 86,58 118,68 136,94 146,118! 134,122 140,140! 122,144 100,160 62,170 24,166 4,156',
    ),
    {
      ramp: 'bone',
      backRamp: 'main',
      shade: 9,
      marks: [
        { path: spline('14,130! 26,116 30,92 50,60! 74,64 62,92 54,116 34,134!'), ramp: 'smut' },
        { path: spline('44,142! 74,124 84,94 96,52! 124,60 132,80 122,104 104,122 78,138!'), ramp: 'smut' },
        { path: spline('4,138! 34,124 56,96 66,50! 92,50! 88,84 76,112 52,132 20,146!'), ramp: 'glow' },
        { path: spline('22,136! 46,122 64,98 74,50! 84,50! 80,84 68,110 46,128!'), ramp: 'glowTip' },
      ],
      lines: [{ path: '14,156 36,156 62,150', width: 4 }],
    },
  );
  scene.form(spline('-10,140 -2,128 14,126 24,134 18,146 2,151 -8,148'), {
    ramp: 'smut',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
    highlights: [ellipse(2, 134, 5, 2.4, -16)],
  });
}

/** A badger with a fire behind a grate in its chest. */
export const brockember = creature(
  'brockember',
  { plan: 'quadruped', palette, ...BADGER_KINDS, roles, stage: 2, dark: { main: '#e6ddca' }, shiny },
  (scene) => {
    drawEmberMane(scene);
    // far hind leg
    scene.form(tube('226,190,26 214,240,20 204,258,18'), { dim: true, ramp: 'main' });
    // far arm, stepping out
    scene.form(tube('76,150,28 50,196,24 42,240,22'), { dim: true });
    drawPokers(scene, '24,238 38,246 54,246', 150, true);
    // trunk
    scene.form(
      spline('70,96 104,50 150,36 200,58 244,104 262,160 250,220 214,244 150,240 92,226 66,180 60,130'),
      {
        shade: 15,
        cast: [ellipse(74, 128, 70, 52)],
        marks: [
          {
            path: spline(
              '64,84! 100,40 150,18 212,44 262,110 280,170! 262,170! 246,126 206,80 154,56 110,70 84,104!',
            ),
            ramp: 'glow',
          },
          {
            path: spline('76,74! 110,36 150,24 204,50 250,106 262,150! 248,128 206,72 152,46 110,58 84,90!'),
            ramp: 'glowTip',
          },
        ],
        lines: [{ path: '216,150 200,170 196,200', width: 3.6 }],
      },
    );
    // near hind leg
    scene.form(tube('232,196,34 236,244,22 226,260,19'), { shade: 8 });
    drawPokers(scene, '212,258 226,263 240,262', 154);
    drawGrate(scene);
    // near arm
    scene.form(tube('166,110,44 176,176,32 162,236,27 158,248,26'), { shade: 10 });
    drawPokers(scene, '136,250 154,257 172,256', 148);
    drawShoulderDoor(scene);
    drawHead(scene);
    // face
    eye(scene, 42, 102, 16, 18, { kind: 'fierce', mirror: true });
    eye(scene, 98, 102, 24, 23, { kind: 'fierce' });
    scene.flat(ink('30,90 42,92 50,98', 4.4), scene.ramp('smut').light);
    scene.flat(ink('82,92 98,86 116,82', 4.6), scene.ramp('smut').light);
  },
);

import { creature } from '../creature.ts';
import { ellipse, eyes, ink, mouth, nose, type Scene, skull, spline, tube } from '../kit.ts';
import { drawSickles } from '../parts/claws.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { drawBud } from '../parts/lanterns.ts';
import { stances } from '../parts/stances.ts';
import { SLOTH, SLOTH_KINDS } from './dozebud.ts';

const options = { plan: 'quadruped', palette: SLOTH, stage: 2, float: 4, ...SLOTH_KINDS } as const;

/** Claws that come over the bough from behind; (x, y) is where the middle one appears. */
function drawHooks(scene: Scene, x: number, y: number, dim = false): void {
  drawSickles(
    scene,
    [14, 0, -14].map((dx) => `${x + dx},${y - dx * 0.06},34,14,${98 + dx * 0.3},6`).join(' '),
    { dim },
  );
}

/** The bough it hangs from. */
function drawBough(scene: Scene): void {
  drawLeaf(scene, 26, 10, 46, 26, -122);
  drawLeaf(scene, 282, -8, 50, 28, -30);
  drawLeaf(scene, 276, 2, 44, 24, 34);
  scene.form(tube('-18,34,12 40,16,14 120,14,15 200,8,14 286,-4,8'), {
    ramp: 'bark',
    shade: 5,
    rim: false,
    lines: [
      { path: '0,30 44,17 84,14', width: 3 },
      { path: '150,14 190,10 224,6', width: 3 },
    ],
  });
  scene.form(ellipse(-20, 35, 8, 12, -14), {
    ramp: 'belly',
    rim: false,
    shade: 2,
    lineWidth: 0.85,
    lines: [ink('-22,30 -18,36 -22,40', 2.4)],
  });
}

/** A sloth in a coat of moss, hanging from its bough. */
export const mosslow = creature('mosslow', options, (scene) => {
  // arms and legs, up behind the bough
  for (const [spine, dim] of [
    ['96,138,22 66,100,17 66,14,15', true],
    ['222,142,22 200,98,17 196,6,15', true],
    ['128,150,27 112,104,20 116,8,17', false],
    ['246,152,28 256,104,20 248,-2,17', false],
  ] as const) {
    scene.form(tube(spine), { ramp: 'fur', dim, rim: false, shade: 6 });
  }
  drawBough(scene);
  drawHooks(scene, 66, 6, true);
  drawHooks(scene, 196, -4, true);
  drawHooks(scene, 116, 2);
  drawHooks(scene, 248, -12);
  scene.stand([170, 150], { roar: { turn: -5 }, pain: { turn: 5 }, joy: { turn: -4 } }, () => {
    // the skirt of moss
    scene.form(
      spline(
        '76,150! 66,190 70,226! 86,214 92,206! 96,238 112,262! 122,240 128,228! 140,258 160,278! 168,250 172,236! 188,262 208,272! 212,244 214,228! 232,244 250,250! 250,222 248,208! 264,214 278,212! 276,178 264,150! 170,130',
      ).withThickness(90),
      {
        ramp: 'main',
        miter: true,
        shade: 13,
        lines: [
          { path: '112,190 114,212 110,232', width: 3.6 },
          { path: '158,200 162,226 158,250', width: 3.6 },
          { path: '204,196 210,220 206,246', width: 3.6 },
          { path: '240,184 248,204 246,224', width: 3.2 },
        ],
      },
    );
  });
  // body in the hammock of its own arms
  scene.form(
    spline(
      '84,132 130,108 190,104 246,118 276,150 262,186! 244,178 236,194! 214,184 204,202! 180,190 166,208! 146,194 130,206! 114,190 98,196! 80,170',
    ).withThickness(80),
    {
      ramp: 'fur',
      miter: true,
      shade: 12,
      marks: [
        { path: spline('90,116 140,122 200,116 256,116 240,138 190,146 130,146 90,140'), ramp: 'belly' },
      ],
    },
  );
  // near thighs and shoulders, over the body
  scene.form(tube('128,158,26 116,116,21 115,72,18'), {
    ramp: 'fur',
    rim: false,
    shade: 6,
    outline: 'inner',
  });
  scene.form(tube('246,160,27 255,116,21 251,66,18'), {
    ramp: 'fur',
    rim: false,
    shade: 6,
    outline: 'inner',
  });
  scene.stand([120, 160], stances.face, () => {
    // head
    scene.form(skull(68, 154, 68, { wide: 1.08, high: 0.92, cheek: 0.5 }), {
      ramp: 'fur',
      shade: 12,
      marks: [
        { path: spline('8,150 30,122 66,130 102,120 128,148 118,188 76,206 30,196 10,176'), ramp: 'belly' },
      ],
    });
    scene.stand([74, 104], stances.mane, () => {
      // leaves for hair
      drawLeaf(scene, 74, 100, 58, 32, -168, { dim: true });
      drawLeaf(scene, 70, 100, 54, 32, -108);
      drawLeaf(scene, 78, 102, 58, 32, -48);
      drawBud(scene, 30, 112, 1.25, -140);
    });
    // mask about the eyes
    scene.flat(spline('14,160 28,146 50,148 58,162 44,178 24,180'), 'mask');
    scene.flat(spline('76,162 88,146 112,144 126,156 118,176 92,180'), 'mask');
    eyes(scene, 70, 162, 62, 30, 34, {});
    sleepyLids(scene, 70, 162, 62, 30, 34, 0.36, 'mask');
    nose(scene, 58, 182, 20, '#4a3038');
    mouth(scene, 60, 190, 30, 'smile', { lineWidth: 3.6 });
  });
});

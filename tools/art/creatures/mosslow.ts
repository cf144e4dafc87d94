import { creature } from '../creature.ts';
import { eyes, ink, mouth, nose, type Scene, spline, tube } from '../kit.ts';
import { sleepyLids } from '../parts/eyelids.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { drawBud } from '../parts/lanterns.ts';
import { SLOTH, SLOTH_KINDS } from './dozebud.ts';

/** Claws that hook over the branch from behind, three side by side. */
function hookedClaws(scene: Scene, x: number, y: number, dim = false): void {
  for (const dx of [-9, 0, 9]) {
    scene.form(
      tube([
        [x + dx + 2, y, 4.4],
        [x + dx, y + 10, 4.6],
        [x + dx - 3, y + 24, 0.4],
      ]),
      {
        ramp: 'claw',
        lineWidth: 0.75,
        rim: false,
        shade: 2,
        dim,
      },
    );
  }
}

const plan = 'quadruped';

/** A sloth in a coat of moss that hangs from a bent sapling. */
export const mosslow = creature('mosslow', { plan, stage: 2, palette: SLOTH, ...SLOTH_KINDS }, (scene) => {
  // limbs behind the branch, the far ones first
  scene.form(tube('96,150,13 112,110,12 112,66,12'), { ramp: 'fur', dim: true });
  scene.form(tube('190,176,13 206,140,12 200,92,11'), { ramp: 'fur', dim: true });
  scene.form(tube('128,170,17 150,124,15 148,64,14'), { ramp: 'fur' });
  scene.form(tube('196,184,18 186,140,15 178,76,14'), { ramp: 'fur' });
  // bent sapling
  const roots = spline('196,212 240,212 246,234 264,250! 242,248 226,256! 212,248 192,254! 198,238');
  scene.form(
    [tube('220,234,17 236,186,14 232,128,13 202,80,12 140,54,11 78,54,8.5 40,72,6 28,96,3.4'), roots],
    {
      ramp: 'bark',
      shade: 5,
      lines: [
        { path: '222,206 224,224 216,240', width: 3.2 },
        { path: '234,140 240,160 237,184', width: 3.2 },
        ink('150,54 174,62 194,76', 3),
      ],
    },
  );
  drawLeaf(scene, 236, 150, 44, 28, -14);
  drawLeaf(scene, 214, 90, 42, 26, -46);
  // hooked claws
  hookedClaws(scene, 112, 44, true);
  hookedClaws(scene, 199, 68, true);
  hookedClaws(scene, 149, 46);
  hookedClaws(scene, 178, 58);
  // coat of moss that hangs from the back
  scene.form(
    spline(
      '92,166 130,160 180,164 212,176 218,204! 216,222 208,230! 200,218! 200,238 190,248! 180,228! 176,244 164,252! 154,232! 150,248 138,254! 128,232! 122,244 112,248! 104,226! 96,232 88,232! 80,206',
    ),
    {
      shade: 13,
      miter: true,
      cast: [spline('80,150 130,150 180,152 214,172 190,186 140,186 90,190')],
      lines: [
        { path: '160,196 166,210 160,222', width: 3.4 },
        { path: '190,192 196,206 192,218', width: 3.2 },
        { path: '128,200 134,214 130,226', width: 3.2 },
      ],
    },
  );
  // belly turned up
  scene.form(spline('104,160 140,150 180,156 206,176 186,188 144,190 110,184'), { ramp: 'fur', shade: 6 });
  // head
  scene.form(spline('84,92 116,98 136,128 130,164 98,184 58,178 36,152 36,120 54,98'), {
    ramp: 'fur',
    shade: 9,
  });
  scene.form(spline('78,112 108,116 122,138 112,166 82,176 54,166 40,146 50,120'), {
    ramp: 'belly',
    lineWidth: 0.8,
    shade: 6,
    marks: [
      { path: spline('36,134 56,126 72,138 70,158 52,166 34,156'), ramp: 'mask' },
      { path: spline('82,142 98,126 120,130 130,148 116,166 98,164'), ramp: 'mask' },
    ],
  });
  // leaf hair
  drawLeaf(scene, 92, 104, 40, 27, 196);
  drawLeaf(scene, 104, 106, 42, 27, -16);
  drawLeaf(scene, 92, 104, 44, 29, 236, { ramp: 'main' });
  drawLeaf(scene, 98, 104, 44, 29, -62, { ramp: 'main' });
  // sleepy face
  eyes(scene, 78, 144, 50, 27, 31, { kind: 'round' });
  sleepyLids(scene, 78, 144, 50, 27, 31, 0.2, 'mask');
  nose(scene, 69, 157, 14, '#5a3a3e');
  mouth(scene, 71, 165, 22, 'smile', { lineWidth: 3 });
  // bud at the tip of the branch
  drawLeaf(scene, 60, 60, 36, 23, 226);
  drawLeaf(scene, 82, 54, 36, 23, -88);
  drawBud(scene, 28, 92, 1.1, 96);
});

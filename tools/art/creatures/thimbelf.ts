import { creature } from '../creature.ts';
import { blush, ellipse, eyes, type Scene, skull, spline, tube } from '../kit.ts';
import { dimples, drawNeedle, HABERDASHERY, HABERDASHERY_KINDS } from './haberdashery.ts';

/** A bootee whose sole is at (x, y). */
function drawBoot(scene: Scene, x: number, y: number, dim: boolean): void {
  scene.form(
    tube([
      [x + 5, y - 42, 9.5],
      [x + 3, y - 12, 8.5],
    ]),
    { ramp: 'skin', dim, rim: false, shade: 3 },
  );
  scene.form(
    spline([
      [x - 8, y - 22, true],
      [x + 14, y - 22, true],
      [x + 16, y - 6],
      [x + 12, y],
      [x - 14, y],
      [x - 28, y - 4],
      [x - 36, y - 18],
      [x - 28, y - 16],
      [x - 18, y - 14],
    ]),
    { ramp: 'mint', dim, shade: 4, rim: false },
  );
}

/** The felt cap with its tacking thread and pin. */
function drawCap(scene: Scene): void {
  scene.form(
    spline('66,84! 72,52 96,28 128,14 162,8 190,16 210,38! 188,36 176,44 182,64 184,88! 150,66 100,64'),
    {
      ramp: 'mint',
      shade: 9,
      lines: [
        { path: '78,72 88,66', width: 3.6, taper: 'none' },
        { path: '98,61 110,58', width: 3.6, taper: 'none' },
        { path: '122,57 134,58', width: 3.6, taper: 'none' },
        { path: '146,60 157,64', width: 3.6, taper: 'none' },
        { path: '168,69 176,74', width: 3.6, taper: 'none' },
      ],
    },
  );
  scene.form(ellipse(213, 42, 12), {
    ramp: 'thread',
    shade: 3,
    rim: false,
    highlights: [ellipse(209, 37, 3.6, 2.6, -20)],
  });
}

/** A tiny elf who lives in a thimble and guards the hem. */
export const thimbelf = creature(
  'thimbelf',
  { plan: 'sprite', palette: HABERDASHERY, stage: 1, ...HABERDASHERY_KINDS },
  (scene) => {
    // far ear
    scene.form(spline('84,104! 58,84 34,78 12,82! 26,104 50,118 80,124!'), { ramp: 'skin', shade: 4 });
    drawBoot(scene, 100, 262, true);
    drawBoot(scene, 158, 268, false);
    // inside of the thimble
    scene.form(ellipse(126, 142, 66, 16), { ramp: 'dimple', flat: true });
    // head
    scene.form(skull(124, 104, 53, { high: 0.92, cheek: 0.2 }), { ramp: 'skin', shade: 8 });
    // fringe
    scene.form(
      spline(
        '70,104! 68,76 94,56 132,54 170,64 184,96! 172,100 166,88! 158,96 144,92 138,82! 126,94 108,94 98,86! 90,100 80,104',
      ),
      {
        ramp: 'rose',
        shade: 6,
      },
    );
    // near ear
    scene.form(spline('166,104! 188,82 214,72 242,74! 228,100 202,118 170,126!'), {
      ramp: 'skin',
      shade: 4,
      lines: [{ path: '178,110 198,98 218,86', width: 3 }],
    });
    drawCap(scene);
    // face
    eyes(scene, 112, 114, 52, 30, 36, { kind: 'dot' });
    blush(scene, 166, 132, 8);
    // thimble
    scene.form(
      spline(
        '62,146! 94,157 126,160 158,157 190,146! 182,186 172,224! 150,232 126,234 102,232 82,224! 72,186',
      ),
      {
        shade: 12,
        highlights: [spline('80,168! 86,172 90,204 94,222! 88,220 82,198')],
        marks: dimples(
          [
            [170, 82, 176, 7, 8],
            [198, 84, 172, 7, 8],
            [214, 86, 168, 7, 8],
          ],
          4.6,
        ),
      },
    );
    // rim
    scene.form(tube('60,142,8 92,155,8.5 126,159,9 160,155,8.5 192,142,8'), { shade: 4, lineWidth: 0.95 });
    // thread for a belt
    scene.form(tube('70,180,5 98,191,5.5 126,194,6 154,191,5.5 183,180,5'), {
      ramp: 'thread',
      shade: 2.5,
      rim: false,
      lineWidth: 0.85,
    });
    // needle for a pike
    drawNeedle(scene, 44, 242, 266, 6, -96);
    scene.form(tube('44,232,2.6 58,228,2.8 62,208,2.8 74,184,3'), {
      ramp: 'thread',
      flat: true,
      lineWidth: 0.7,
    });
    // hands over the rim
    scene.form(tube('74,146,9 56,150,9 42,148,11'), { ramp: 'rose', shade: 4, rim: false });
    scene.form(tube('180,138,9 180,150,11'), { ramp: 'rose', shade: 4, rim: false });
  },
);

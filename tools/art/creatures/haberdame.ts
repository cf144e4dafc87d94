import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, type Scene, skull, spline, tube } from '../kit.ts';
import { drawBobbin, drawRibbons, drawScissors } from './haberdame-notions.ts';
import { dimples, drawNeedle, HABERDASHERY, HABERDASHERY_KINDS } from './haberdashery.ts';

/** Five long needles, spread like a fan. */
function drawNeedleFan(scene: Scene, x: number, y: number): void {
  [-204, -181, -158, -135, -112].forEach((degrees, i) => {
    drawNeedle(scene, x, y, 104 - Math.abs(i - 2) * 7, 4.2, degrees, { lineWidth: 0.6 });
  });
}

/** A pin in the cushion. */
function drawPin(scene: Scene, x: number, y: number, tipX: number, tipY: number, ramp: string): void {
  scene.flat(
    ink(
      [
        [x, y],
        [tipX, tipY],
      ],
      3.4,
    ),
    scene.ramp('main').line,
  );
  scene.form(ellipse(tipX, tipY, 6), { ramp, lineWidth: 0.7, rim: false, shade: 1.8 });
}

/** A stately lady made of sewing things: thimble, pincushion, scissors and ribbons. */
export const haberdame = creature(
  'haberdame',
  { plan: 'sprite', palette: HABERDASHERY, stage: 2, ...HABERDASHERY_KINDS },
  (scene) => {
    drawScissors(scene, 152, 148);
    // thimble hoop
    scene.form(spline('118,196! 150,190 182,196! 212,236 232,296! 196,310 150,315 104,310 68,296! 88,236'), {
      shade: 12,
      marks: dimples(
        [
          [262, 92, 208, 9, 6],
          [278, 86, 214, 9, 8],
          [293, 80, 220, 9, 9],
        ],
        4.8,
      ),
    });
    scene.form(tube('65,299,6 104,313,6.5 150,318,7 196,313,6.5 235,299,6'), { shade: 4 });
    drawRibbons(scene);
    // far arm with the needles
    scene.form(tube('124,142,8 94,158,7.5 62,150,7'), { ramp: 'skin', shade: 4, rim: false });
    drawNeedleFan(scene, 52, 144);
    scene.form(ellipse(54, 145, 10), { ramp: 'skin', shade: 3, rim: false });
    // pincushion bodice
    scene.form(spline('110,148 128,130 152,126 176,130 192,150 190,178 170,194 150,198 130,194 112,178'), {
      ramp: 'rose',
      shade: 9,
      lines: ['138,130 128,150 132,192', '164,129 172,152 168,193', '151,128 151,150 150,196'],
      cast: [ellipse(148, 120, 40, 18)],
    });
    drawPin(scene, 124, 158, 112, 140, 'gold');
    drawPin(scene, 160, 150, 168, 134, 'mint');
    drawPin(scene, 178, 166, 192, 156, 'thread');
    // sash
    scene.form(tube('116,190,6 150,199,6.5 186,190,6'), {
      ramp: 'thread',
      shade: 2.5,
      rim: false,
      lineWidth: 0.9,
    });
    // near arm
    scene.form(tube('182,146,9 214,158,8 206,188,7 190,196,7.5'), { ramp: 'skin', shade: 4, rim: false });
    // neck and head
    scene.form(tube('148,108,9 151,132,10'), {
      ramp: 'skin',
      shade: 4,
      rim: false,
      cast: [ellipse(144, 108, 20, 14)],
    });
    scene.form(skull(142, 84, 35, { high: 0.98, cheek: 0.1 }), { ramp: 'skin', shade: 8 });
    drawBobbin(scene);
    // face
    eye(scene, 122, 88, 17, 22, { kind: 'fierce', mirror: true });
    eye(scene, 153, 88, 24, 25, { kind: 'fierce' });
    scene.flat(ink('112,74 122,71 131,75', 3.8), scene.ramp('thread').line);
    scene.flat(ink('142,74 154,68 167,73', 4), scene.ramp('thread').line);
    scene.flat(ink('126,107 133,110 141,106', 3.8), '#a8264a');
    blush(scene, 166, 103, 7);
  },
);

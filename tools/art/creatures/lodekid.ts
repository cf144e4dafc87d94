import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, nose, polygon, type Scene, tube, zigzag } from '../kit.ts';
import { drawNail, drawStilt, MAGNET, MAGNET_KINDS } from './magnet-goats.ts';

function drawHorn(scene: Scene, spine: string, tip: string, dim: boolean): void {
  scene.form(tube(spine), { ramp: 'accent', dim, shade: 5, marks: [{ path: polygon(tip), ramp: 'pole' }] });
}

/** A goat kid of stone whose horns collect nails. */
export const lodekid = creature(
  'lodekid',
  { plan: 'hoofed', palette: MAGNET, stage: 1, ...MAGNET_KINDS },
  (scene) => {
    // tail, a spark
    scene.form(zigzag(196, 142, 46, -38), { ramp: 'spark', miter: true, rim: false, shade: 2 });
    // far legs
    drawStilt(scene, '124,176,10 122,214,7.5 122,236,7.5', [122, 246], true);
    drawStilt(scene, '172,176,10 164,214,7.5 168,236,7.5', [168, 246], true);
    // near hind leg
    drawStilt(scene, '192,172,13 190,206,9 200,226,8 196,248,8', [196, 258]);
    // near foreleg, lifted
    drawStilt(scene, '104,172,13 78,196,9.5 76,204,9 88,228,8', [88, 242]);
    // boxy body
    scene.form(
      polygon('96,126 128,114 180,112 204,124 212,152 204,184 178,194 112,192 92,174 86,146').withThickness(
        76,
      ),
      {
        shade: 12,
        rim: false,
        marks: [
          { path: polygon('96,126 128,114 180,112 204,124 186,134 120,136'), ramp: 'belly', opacity: 0.5 },
          { path: polygon('86,168 112,176 178,172 212,158 212,210 86,210'), ramp: 'iron', opacity: 0.5 },
          { path: polygon('150,112 158,112 164,132 156,138 168,156 160,158 150,140 156,132'), ramp: 'spark' },
        ],
        cast: [ellipse(94, 130, 44, 40)],
        lines: [{ path: '186,134 190,154 178,174', width: 3 }],
      },
    );
    // far horn with its catch
    drawNail(scene, 52, 50, 24, -158, true);
    drawNail(scene, 56, 36, 24, -128, true);
    drawNail(scene, 66, 28, 22, -96, true);
    drawHorn(scene, '66,74,17 60,52,16 60,40,13', '30,20 90,20 90,46 30,46', true);
    // far ear
    scene.form(polygon('46,84 22,76 2,88 12,102 40,104').withThickness(20), { dim: true, rim: false });
    // head
    scene.form(
      polygon(
        '70,62 104,56 130,68 140,96 132,124 108,140 76,148 50,150 32,140 28,122 40,102 48,80',
      ).withThickness(76),
      {
        shade: 10,
        rim: false,
        marks: [
          { path: polygon('20,112 58,112 72,84 84,84 90,118 104,134 100,160 20,160'), ramp: 'belly' },
          { path: polygon('70,62 104,56 130,68 110,78 78,76'), ramp: 'belly', opacity: 0.5 },
        ],
      },
    );
    // near ear
    scene.form(polygon('128,86 156,76 182,92 168,108 134,108').withThickness(22), {
      rim: false,
      marks: [{ path: polygon('136,92 156,86 172,94 160,101 138,101'), ramp: 'belly' }],
    });
    // near horn, a pincushion
    drawNail(scene, 92, 34, 24, -112);
    drawNail(scene, 106, 26, 26, -86);
    drawNail(scene, 120, 36, 26, -46);
    drawNail(scene, 124, 52, 24, -14);
    drawHorn(scene, '104,76,20 106,52,18 108,38,14', '70,14 150,14 150,46 70,42', false);
    drawNail(scene, 98, 56, 12, -170);
    // hinge
    scene.form([polygon('104,50 118,46 122,64 108,68'), polygon('124,44 138,41 142,59 128,63')], {
      ramp: 'brass',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
    });
    scene.form(tube('120,44,3.4 125,64,3.4'), { ramp: 'brass', lineWidth: 0.7, rim: false, shade: 1.5 });
    for (const [x, y] of [
      [111, 53],
      [114, 62],
      [132, 47],
      [135, 56],
    ] as const)
      scene.flat(ellipse(x, y, 1.8), scene.ramp('brass').line);
    // thimble on the near ear
    scene.form(polygon('160,72 180,70 190,96 164,102').withThickness(20), {
      ramp: 'brass',
      lineWidth: 0.85,
      rim: false,
      shade: 4,
    });
    scene.form(tube('163,100,4.5 191,94,4.5'), { ramp: 'brass', lineWidth: 0.75, rim: false, shade: 2 });
    for (const [x, y] of [
      [168, 80],
      [176, 79],
      [170, 88],
      [179, 87],
    ] as const)
      scene.flat(ellipse(x, y, 1.8), scene.ramp('brass').shade);
    // face
    eyes(scene, 76, 104, 48, 27, 33, { kind: 'round', look: [-0.2, 0.1] });
    nose(scene, 40, 126, 15, '#5a4a58');
    mouth(scene, 54, 137, 20, 'smile', { lineWidth: 3 });
    blush(scene, 116, 124, 9);
  },
);

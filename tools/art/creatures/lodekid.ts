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
    scene.form(zigzag(200, 146, 54, -58), { ramp: 'spark', miter: true, rim: false, shade: 2 });
    // far hind leg
    drawStilt(scene, '166,196,13 178,222,9.5 166,242,8', [166, 254], true);
    // far foreleg, thrown forward
    scene.form(polygon('40,190 24,202 30,216 48,208').withThickness(16), {
      ramp: 'hoof',
      dim: true,
      rim: false,
    });
    scene.form(tube('96,168,13 66,186,9.5 44,198,8', { endCap: 'flat' }), {
      dim: true,
      rim: false,
      shade: 4,
    });
    // boxy body in the middle of a hop
    scene.form(
      polygon(
        '96,118 132,110 172,126 206,142 218,166 212,196 190,210 158,204 120,196 94,178 84,146',
      ).withThickness(76),
      {
        shade: 12,
        rim: false,
        marks: [
          {
            path: polygon('96,118 132,110 172,126 206,142 190,150 158,142 124,136'),
            ramp: 'belly',
            opacity: 0.55,
          },
          {
            path: polygon('70,150 92,164 110,184 150,192 190,196 214,184 214,230 80,230'),
            ramp: 'belly',
            opacity: 0.9,
          },
          { path: polygon('152,118 170,122 166,144 184,150 158,190 162,164 142,160'), ramp: 'spark' },
        ],
        cast: [ellipse(94, 128, 48, 40)],
      },
    );
    // near hind leg
    drawStilt(scene, '194,188,18 210,218,11 194,238,9 196,252,8.5', [196, 264]);
    // near foreleg, tucked
    scene.form(polygon('96,226 114,232 112,246 90,242').withThickness(16), { ramp: 'hoof', rim: false });
    scene.form(tube('124,178,15 88,196,10.5 98,214,9 104,230,8.5', { endCap: 'flat' }), {
      rim: false,
      shade: 4,
    });
    // far horn with the nails that stick to it
    drawNail(scene, 50, 40, 22, -166, true);
    drawNail(scene, 50, 16, 20, -118, true);
    drawHorn(scene, '72,66,16 64,44,17 52,18,12', '20,0 90,0 90,38 20,46', true);
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
    // near horn with the nails that stick to it
    drawNail(scene, 124, 6, 24, -84);
    drawNail(scene, 133, 22, 24, -34);
    drawNail(scene, 132, 46, 24, 2);
    drawHorn(scene, '110,62,19 114,42,20 124,12,14', '70,-10 160,-10 160,34 70,24', false);
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
    eyes(scene, 76, 104, 48, 27, 33, { kind: 'dot' });
    nose(scene, 40, 126, 15, '#5a4a58');
    mouth(scene, 54, 137, 20, 'smile', { lineWidth: 3 });
    blush(scene, 116, 124, 9);
  },
);

import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, nose, polygon, type Scene, spline, tube, zigzag } from '../kit.ts';
import { drawNail, MAGNET, MAGNET_KINDS } from './magnet-goats.ts';

const options = { plan: 'hoofed', palette: MAGNET, stage: 1, ...MAGNET_KINDS } as const;

/** A stub of a horn: red lodestone with a bright pole. */
function drawHorn(scene: Scene, spine: string, tip: string, dim = false): void {
  scene.form(tube(spine), { ramp: 'accent', dim, shade: 7, marks: [{ path: polygon(tip), ramp: 'pole' }] });
}

/** A short stone leg on its hoof; (x, y) is the middle of the sole. */
function drawLeg(scene: Scene, x: number, y: number, top: number, dim = false): void {
  scene.form(
    polygon([
      [x - 14, y - top],
      [x + 14, y - top],
      [x + 12, y - 12],
      [x - 13, y - 12],
    ]).withThickness(26),
    {
      dim,
      rim: false,
      shade: 5,
    },
  );
  scene.form(
    polygon([
      [x - 15, y - 17],
      [x + 13, y - 17],
      [x + 16, y],
      [x - 20, y],
    ]).withThickness(20),
    {
      ramp: 'hoof',
      dim,
      rim: false,
      shade: 3.5,
      lines: [
        {
          path: [
            [x - 5, y - 11],
            [x - 6, y],
          ],
          width: 3,
        },
      ],
    },
  );
}

/** A goat kid of stone whose horns collect nails. */
export const lodekid = creature('lodekid', options, (scene) => {
  // tail, a spark
  scene.form(zigzag(206, 168, 58, -52, 0.36), { ramp: 'spark', miter: true, rim: false, shade: 2 });
  drawLeg(scene, 104, 254, 50, true);
  drawLeg(scene, 180, 254, 50, true);
  // body
  scene.form(
    polygon('92,150 150,144 196,152 218,176 220,210 204,232 150,238 96,232 80,196').withThickness(84),
    {
      shade: 12,
      rim: false,
      marks: [
        { path: polygon('60,206 96,214 150,222 206,212 226,196 226,250 60,250'), ramp: 'belly' },
        { path: polygon('92,150 150,144 196,152 206,164 168,160 120,166'), ramp: 'belly', opacity: 0.4 },
        { path: polygon('178,168 200,172 192,188 208,192 174,222 182,200 168,196'), ramp: 'spark' },
      ],
      cast: [ellipse(96, 164, 66, 42)],
    },
  );
  drawLeg(scene, 126, 264, 54);
  drawLeg(scene, 204, 264, 60);
  // horns and what sticks to them
  drawNail(scene, 46, 18, 20, -150, true);
  drawHorn(scene, '76,64,21 64,36,22 52,16,18', '10,-20 90,-20 86,22 24,46', true);
  drawNail(scene, 142, -2, 24, -66);
  drawNail(scene, 152, 26, 24, -10);
  drawHorn(scene, '118,58,25 126,30,26 140,6,20', '84,-30 180,-30 186,26 98,16');
  // ears
  scene.form(polygon('40,108 8,92 -16,104 -6,124 34,134').withThickness(26), {
    dim: true,
    rim: false,
    shade: 5,
  });
  // head
  scene.form(
    polygon('60,66 98,52 138,64 158,94 158,134 138,162 100,176 60,174 30,160 18,134 26,104').withThickness(
      110,
    ),
    {
      shade: 12,
      rim: false,
      marks: [
        { path: polygon('0,132 44,134 60,108 70,62 94,62 96,112 112,140 108,190 0,190'), ramp: 'belly' },
        { path: polygon('60,66 98,52 138,64 148,80 112,76 70,80'), ramp: 'belly', opacity: 0.45 },
      ],
    },
  );
  scene.form(polygon('148,106 184,90 216,104 202,126 156,136').withThickness(28), {
    rim: false,
    shade: 5,
    marks: [{ path: polygon('162,110 184,100 204,107 194,119 166,124'), ramp: 'belly' }],
  });
  // forelock
  scene.form(
    spline('66,66! 60,84 68,102! 78,92 84,88! 88,102 98,112! 104,96 104,84! 118,90 128,88! 122,66 112,56!'),
    {
      ramp: 'belly',
      miter: true,
      rim: false,
      shade: 4,
    },
  );
  // face
  eyes(scene, 84, 122, 64, 35, 42, { kind: 'dot' });
  nose(scene, 42, 148, 18, '#4d3f50');
  mouth(scene, 58, 158, 24, 'cat', { lineWidth: 3.4 });
  blush(scene, 136, 148, 11);
});

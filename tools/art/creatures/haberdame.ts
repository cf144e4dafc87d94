import { creature } from '../creature.ts';
import { ellipse, eye, ink, join, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { dimples, drawNeedle, HABERDASHERY, HABERDASHERY_KINDS } from './haberdashery.ts';

/** Half of a pair of scissors: a blade up to one side, its ring down on the other. */
function drawBlade(scene: Scene, mirrored: boolean): void {
  const turn = <T extends { mirror(cx: number): T }>(path: T): T => (mirrored ? path.mirror(128) : path);
  scene.form(
    turn(join(ellipse(226, 226, 36, 30, 34), ellipse(226, 226, 20, 14, 34).reversed()).withThickness(18)),
    {
      ramp: 'thread',
      shade: 4,
      dim: mirrored,
    },
  );
  scene.form(turn(tube('128,150,11 172,180,10 202,206,11')), {
    ramp: 'thread',
    rim: false,
    shade: 4,
    dim: mirrored,
  });
  scene.form(turn(polygon('152,150 118,172 44,96 -34,-20 16,6 92,70').withThickness(36)), {
    miter: true,
    rim: false,
    shade: 5,
    dim: mirrored,
    marks: [{ path: turn(polygon('130,166 118,172 44,96 -34,-20 70,92')), ramp: 'skin' }],
    lines: [turn(ink('134,152 76,84 -4,0', 3))],
  });
}

/** A pin with a pearl for a head, stuck into the cushion. */
function drawPin(scene: Scene, x: number, y: number, tipX: number, tipY: number, ramp: string): void {
  scene.form(
    tube([
      [x, y, 2],
      [tipX, tipY, 2],
    ]),
    { rim: false, flat: true, lineWidth: 0.6 },
  );
  scene.form(ellipse(tipX, tipY, 9.5), {
    ramp,
    lineWidth: 0.8,
    shade: 3,
    highlights: [ellipse(tipX - 3, tipY - 3.4, 2.8, 2)],
  });
}

/** A stately pincushion in a thimble hoop, with a pair of scissors for wings. */
export const haberdame = creature(
  'haberdame',
  { plan: 'sprite', palette: HABERDASHERY, stage: 2, ...HABERDASHERY_KINDS },
  (scene) => {
    drawBlade(scene, true);
    drawBlade(scene, false);
    // far arm
    scene.form(tube('100,152,12 74,168,10 62,190,9'), { ramp: 'mint', dim: true, rim: false, shade: 3 });
    // thimble skirt
    scene.form(
      spline('92,182! 164,182! 184,218 194,258 190,282 128,292 66,282 62,258 72,218').withThickness(104),
      {
        shade: 14,
        marks: dimples(
          [
            [204, 88, 168, 6, 5],
            [222, 82, 176, 7, 6],
            [240, 76, 182, 8, 7],
          ],
          4.6,
        ),
      },
    );
    scene.form(tube('62,270,11 96,280,11 128,283,11 160,280,11 194,270,11'), {
      ramp: 'gold',
      rim: false,
      shade: 4,
    });
    // bodice: a bobbin of thread
    scene.form(spline('100,136! 156,136! 150,160 156,186! 100,186! 106,160').withThickness(50), {
      ramp: 'thread',
      shade: 7,
      rim: false,
      lines: ['101,148 128,153 155,148', '104,160 128,165 152,160', '101,172 128,177 155,172'].map(
        (path) => ({ path, width: 2.8 }),
      ),
    });
    scene.form(tube('86,188,9 128,194,9 170,188,9'), { ramp: 'gold', rim: false, shade: 3.5 });
    // collar of felt leaves
    scene.form(
      spline(
        '80,126! 72,142 60,156! 86,158 100,150! 108,164 128,176! 148,164 156,150! 170,158 196,156! 184,142 176,126! 128,110',
      ).withThickness(40),
      {
        ramp: 'mint',
        miter: true,
        shade: 6,
        lines: [
          { path: '128,140 128,152 128,164', width: 3 },
          { path: '86,138 78,146 70,152', width: 3 },
          { path: '170,138 178,146 186,152', width: 3 },
        ],
      },
    );
    // pins
    drawPin(scene, 88, 50, 66, 10, 'mint');
    drawPin(scene, 168, 50, 190, 10, 'mint');
    drawPin(scene, 106, 38, 96, -12, 'gold');
    drawPin(scene, 150, 38, 160, -12, 'gold');
    drawPin(scene, 128, 34, 128, -24, 'skin');
    // head: a pincushion
    scene.form(skull(128, 92, 56, { wide: 1.06, high: 0.9, cheek: 0.6 }), {
      ramp: 'rose',
      shade: 12,
      marks: [
        { path: spline('78,96 96,78 124,92 150,76 178,94 174,126 128,144 82,128'), ramp: 'skin' },
        { path: spline('106,30! 128,44 150,30! 176,46 152,62! 128,54 104,62! 80,46'), ramp: 'roseDark' },
      ],
      lines: [
        { path: '104,60 92,70 84,84', width: 3.4 },
        { path: '152,60 166,72 173,84', width: 3.4 },
        { path: '128,54 126,66 125,78', width: 3.4 },
      ],
    });
    // near arm with its needle
    drawNeedle(scene, 206, 186, 214, 6, -164);
    scene.form(tube('156,152,13 192,170,11 200,186,10'), { ramp: 'mint', rim: false, shade: 4 });
    scene.form(ellipse(196, 186, 13, 12), { ramp: 'mint', rim: false, shade: 3 });
    // face
    eye(scene, 100, 106, 25, 27, { kind: 'calm', mirror: true });
    eye(scene, 150, 106, 30, 29, { kind: 'calm' });
    scene.ink('110,128 121,133 133,127', 4, 'roseDark');
    scene.flat(ellipse(84, 124, 9, 5.6), '#ff7d8c', { opacity: 0.5 });
    scene.flat(ellipse(172, 124, 9, 5.6), '#ff7d8c', { opacity: 0.5 });
  },
);

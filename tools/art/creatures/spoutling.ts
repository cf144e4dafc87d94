import { creature } from '../creature.ts';
import { blush, ellipse, eye, pointedEar, type Scene, skull, spike, spline, toes, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';

const palette = {
  main: '#adb3cf',
  belly: '#fbeccb',
  lichen: '#f2b63a',
  accent: '#4fb4f2',
  foam: '#e6f6ff',
  hole: '#2f3a5c',
  iris: '#2f86dc',
};
const roles = { hole: 'fixed', lichen: 'accent', accent: 'fixed', foam: 'fixed' } as const;
const shiny = { main: '#cf7a42', belly: '#bff0d8', lichen: '#3fbf9c' };
const options = { plan: 'quadruped', palette, stage: 1, roles, darkRecipe: 'ember', shiny } as const;

/** A stub of a wing, folded open like a fan; `far` is the one behind. */
function drawWing(scene: Scene, far: boolean): void {
  const place = (path: ReturnType<typeof spline>) => (far ? path.rotate(-34, 178, 160).move(-26, 0) : path);
  scene.form(
    place(
      spline(
        '170,166! 172,128 188,96 216,72! 224,92 222,106! 240,98 258,100! 252,118 244,130! 258,132 268,142! 246,158 216,170 190,178!',
      ),
    ),
    {
      ramp: far ? 'main' : 'belly',
      dim: far,
      miter: true,
      shade: 6,
      lines: ['182,160 196,126 214,90', '190,166 220,136 248,108', '198,170 228,154 256,142'].map((path) =>
        place(tube(path.replaceAll(' ', ',1.7 ').concat(',0.6'))),
      ),
    },
  );
}

/** Water that it spits in an arc; it stays water in every kind. */
function drawArc(scene: Scene): void {
  scene.form(tube('18,126,15 0,112,17 -18,124,17 -28,158,15 -31,190,10 -31,202,0.4'), {
    ramp: 'accent',
    shade: 5,
    rim: false,
    marks: [{ path: tube('14,120,5 -2,106,6 -22,120,5 -32,150,1'), ramp: 'foam' }],
  });
  for (const [x, y, size] of [
    [-32, 236, 11],
    [-2, 190, 9],
  ] as const) {
    scene.form(waterDrop(x, y, size), { ramp: 'accent', lineWidth: 0.8, rim: false, shade: 2 });
  }
}

/** A small gargoyle that spits rain in a perfect arc. */
export const spoutling = creature('spoutling', options, (scene) => {
  scene.fromBehind('under', () => drawArc(scene));
  drawWing(scene, true);
  // tail
  scene.form(tube('216,214,14 250,214,11 264,184,9 258,158,8'), { shade: 4 });
  scene.form(spline('256,118! 280,136 282,158! 268,154 258,164 248,156 236,162! 238,138'), {
    miter: true,
    shade: 4,
  });
  // far legs
  scene.form(spline('84,184 118,180 116,214 112,240! 62,240! 62,230 78,222'), { dim: true });
  scene.form(spline('156,200 188,200 186,240! 138,240! 138,230 152,222'), { dim: true });
  // crouching body
  scene.form(
    spline('112,150 158,132 204,144 236,178 240,216 210,236 152,238 112,220 98,186').withThickness(96),
    {
      shade: 13,
      marks: [
        { path: spline('80,176 116,170 136,196 138,240 80,240'), ramp: 'belly' },
        { path: [ellipse(204, 158, 15, 8, 30), ellipse(220, 174, 9, 7, 40)], ramp: 'lichen' },
      ],
    },
  );
  // haunch
  scene.form(spline('178,196 204,176 236,186 250,214 244,242! 178,242! 176,230 192,222').withThickness(52), {
    shade: 8,
    lines: toes(202, 242, 34, 6),
    back: 'over',
  });
  // near foreleg, claws on the edge of the roof
  scene.form(spline('112,182 146,176 154,204 146,244! 98,244! 98,232 112,224'), {
    shade: 7,
    back: 'under',
    lines: toes(122, 244, 32, 6),
  });
  drawWing(scene, false);
  // ears
  const far = pointedEar(52, 48, 70, 44, -116, -6);
  scene.form(far.outer, { dim: true, miter: true, marks: [{ path: far.inner, ramp: 'hole', opacity: 0.5 }] });
  // head with cheeks full of rain
  scene.form([skull(102, 100, 70, { cheek: 0.6, high: 0.94 }), tube('78,126,36 46,130,28 22,126,23')], {
    shade: 11,
    marks: [
      { path: spline('-4,132 36,132 76,120 126,132 180,120 180,170 96,184 10,176'), ramp: 'belly' },
      { path: [ellipse(124, 42, 22, 9, 16), ellipse(100, 38, 10, 6)], ramp: 'lichen' },
    ],
    lines: [{ path: '50,106 44,122 48,142', width: 3.2 }],
  });
  scene.fromBehind('hidden', () => {
    scene.form(ellipse(18, 122, 15, 27, 12), { ramp: 'belly', shade: 4 });
    scene.form(ellipse(13, 120, 8.5, 18, 12), {
      ramp: 'hole',
      flat: true,
      lineWidth: 0.7,
      marks: [{ path: ellipse(8, 121, 9, 13, 12), ramp: 'accent' }],
    });
    scene.form(tube('12,120,12 2,112,13 -12,104,14'), {
      ramp: 'accent',
      outline: false,
      rim: false,
      shade: 3,
    });
  });
  const near = pointedEar(148, 58, 86, 54, -50, -8);
  scene.form(near.outer, { miter: true, marks: [{ path: near.inner, ramp: 'hole', opacity: 0.55 }] });
  // horns
  const horn = { ramp: 'belly', miter: true, rim: false, lineWidth: 0.85 } as const;
  scene.form(spike(78, 40, 30, 22, -104, 5), { ...horn, dim: true, back: 'on head' });
  scene.form(spike(110, 36, 34, 24, -82, 6), { ...horn, back: 'on head' });
  // face
  eye(scene, 64, 88, 36, 46, { kind: 'dot', brow: 0.5 });
  eye(scene, 122, 90, 45, 53, { kind: 'dot', brow: 0.6 });
  blush(scene, 140, 130, 11, '#f08c78');
});

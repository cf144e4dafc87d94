import { creature } from '../creature.ts';
import { ellipse, eyes, hindLeg, leg, mouth, polygon, spline, tube } from '../kit.ts';
import { drawLeaf } from '../parts/foliage.ts';
import { stances } from '../parts/stances.ts';
import { TRUFFLE, TRUFFLE_KINDS } from './rootling.ts';

const body = { plan: 'hoofed', stage: 2 } as const;

/** A shaggy boar that wears a hedge down its back. */
export const thickhog = creature('thickhog', { ...body, palette: TRUFFLE, ...TRUFFLE_KINDS }, (scene) => {
  scene.stand([214, 138], stances.tail, () => {
    // tail with a leaf
    scene.form(tube('212,138,7 232,138,6 242,152,5'), { rim: false });
    drawLeaf(scene, 238, 148, 32, 20, 66);
  });
  // legs
  const hooves = { path: polygon('80,219 250,219 250,240 80,240'), ramp: 'hoof' };
  scene.stand([104, 174], stances.foreleg, () => {
    scene.form(leg(104, 170, 224, 32, 22, 4), { ramp: 'coat', dim: true });
  });
  scene.form(hindLeg(178, 160, 224, 36, 20, 4), { ramp: 'coat', dim: true });
  scene.form(leg(128, 176, 233, 34, 25, 4), { ramp: 'coat', marks: [hooves] });
  scene.stand([204, 170], stances.hindleg, () => {
    scene.form(hindLeg(204, 164, 233, 44, 23, 4), { ramp: 'coat', marks: [hooves] });
  });
  scene.stand([150, 110], stances.mane, () => {
    // dark leaves behind the mane
    for (const [x, y, length, width, angle] of [
      [208, 122, 42, 27, -26],
      [182, 104, 50, 31, -54],
      [152, 90, 56, 34, -74],
      [120, 80, 54, 33, -98],
      [94, 80, 46, 29, -124],
    ] as const) {
      drawLeaf(scene, x, y, length, width, angle, { ramp: 'fir' });
    }
  });
  // shaggy body
  const coat = spline(
    '84,96 120,80 162,90 200,110 222,138 227,172! 224,188 216,200! 208,186! 204,202 194,212! 187,194! 182,208 172,218! 165,198! 160,212 150,221! 143,200! 138,212 126,217! 118,198! 112,206 98,206! 76,170 74,130',
  );
  scene.form(coat, {
    shade: 13,
    miter: true,
    cast: [ellipse(92, 140, 54, 40)],
    lines: [
      { path: '184,146 190,160 186,172', width: 3.6 },
      { path: '152,154 158,168 152,180', width: 3.4 },
      { path: '204,148 208,158 206,166', width: 3 },
    ],
  });
  // bright leaves in front
  for (const [x, y, length, width, angle] of [
    [214, 136, 38, 25, 8],
    [190, 116, 42, 27, -18],
    [166, 104, 46, 29, -34],
    [140, 96, 48, 31, -50],
  ] as const) {
    drawLeaf(scene, x, y, length, width, angle, { back: 'over' });
  }
  drawLeaf(scene, 178, 126, 36, 23, 26, { ramp: 'leafLight', back: 'over' });
  drawLeaf(scene, 150, 116, 40, 25, 10, { ramp: 'leafLight', back: 'over' });
  scene.stand([110, 150], stances.head, () => {
    // far ear and far tusk
    scene.form(spline('64,102! 52,84 50,66 56,56! 76,70 86,90'), { dim: true, miter: true });
    scene.form(tube('34,178,6 20,176,6 12,162,5 14,146,0.4'), {
      ramp: 'tusk',
      lineWidth: 0.8,
      rim: false,
      dim: true,
    });
    // head
    const cheeks = spline(
      '58,104 86,88 118,94 136,120 138,154! 124,152 118,174! 106,164 90,178! 76,166 60,168 48,150 48,122',
    );
    const muzzle = spline('50,130 66,122 84,138 82,166 62,178 42,174 30,158 34,140');
    scene.form([cheeks, muzzle], {
      shade: 9,
      miter: true,
      marks: [{ path: spline('20,140 44,130 66,136 88,146 96,166 80,190 30,190'), ramp: 'belly' }],
    });
    // snout
    scene.form(ellipse(42, 156, 18, 21, 6), { ramp: 'snout', shade: 5 });
    scene.flat(ellipse(36, 155, 3.4, 6, 8), scene.ramp('snout').line);
    scene.flat(ellipse(48, 155, 3.8, 6.4), scene.ramp('snout').line);
    mouth(scene, 68, 174, 26, 'smile', { lineWidth: 3 });
    // near tusk
    scene.form(tube('72,178,7 86,184,8 102,174,7 106,150,0.4'), {
      ramp: 'tusk',
      lineWidth: 0.85,
      rim: false,
    });
    // forelock
    drawLeaf(scene, 92, 92, 38, 25, -168, { bend: 6 });
    drawLeaf(scene, 96, 90, 42, 27, -134);
    drawLeaf(scene, 104, 90, 46, 29, -104, { ramp: 'leafLight' });
    // near ear
    scene.stand([124, 106], stances.nearEar, () => {
      scene.form(spline('112,104! 120,82 134,66 148,62! 150,84 144,106 130,116'), {
        miter: true,
        marks: [{ path: spline('121,104! 128,88 140,76! 140,92 133,106'), ramp: 'snout' }],
      });
    });
    // eyes
    eyes(scene, 74, 126, 40, 21, 22, { kind: 'fierce', far: 0.78 });
  });
});

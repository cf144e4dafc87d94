import { creature } from '../creature.ts';
import { blush, ellipse, eyes, fluff, mouth, nose, spline, toes, tube } from '../kit.ts';

const palette = {
  main: '#f4effb',
  belly: '#ffffff',
  cloak: '#ffb3d4',
  inner: '#ff86b4',
  gold: '#ffd95e',
  iris: '#7a4fd8',
};
const dark = { main: '#54476f', belly: '#8d7ba6', cloak: '#8c2f74', inner: '#c94a92', gold: '#ffd0f0' };
const shiny = { main: '#c4f0e0', belly: '#f6fffb', cloak: '#46b8a0', inner: '#3fa9a0', gold: '#ffd04a' };

const LEG =
  '108,228 136,220 158,236 160,258 149,276 146,294 154,308 146,316 104,316 92,308 102,298 124,294 127,274 118,254';

/** A hare whose two crescent ears nearly close into a full moon. */
export const selenhare = creature('selenhare', { plan: 'hare', palette, stage: 2, dark, shiny }, (scene) => {
  // cloak of fluff
  scene.form(
    spline(
      '92,170! 126,150 168,168 192,206 206,252! 224,260 222,280! 232,298 212,308! 198,322 180,310! 164,320 150,306! 132,308 118,294! 98,296 86,280! 70,276 72,258! 62,244 76,232! 80,192',
    ),
    {
      ramp: 'cloak',
      shade: 13,
      lines: [
        { path: '170,196 186,228 196,264', width: 3.8 },
        { path: '160,218 176,252 180,286', width: 3.6 },
      ],
    },
  );
  // ears, each a crescent of the moon
  scene.form(spline('92,106! 58,86 42,40 60,-10 104,-32! 87,4 78,38 85,72 106,100'), {
    dim: true,
    marks: [{ path: spline('86,98! 62,80 51,40 66,-2 98,-26! 78,6 69,40 77,74'), ramp: 'inner' }],
  });
  scene.form(spline('122,100 146,72 152,38 143,4 128,-34! 170,-10 187,42 168,90 134,108!'), {
    marks: [{ path: spline('142,102! 164,82 178,42 164,-2 133,-28! 152,6 161,40 154,76'), ramp: 'inner' }],
  });
  // far arm, held out in welcome
  scene.form(tube('96,182,11 70,204,9.5 46,196,9'), { dim: true });
  scene.form([tube('54,201,10.5 38,190,10.5 30,172,9'), ellipse(46, 182, 6, 11, 40)], {
    ramp: 'cloak',
    shade: 4,
  });
  // legs and body
  scene.form(spline(LEG).move(-32, -8), { dim: true });
  scene.form(
    [
      spline('106,160 134,160 150,182 148,206 154,230 144,246 120,250 102,236 97,210 88,186 92,168'),
      spline(LEG),
    ],
    {
      cast: [ellipse(112, 166, 40, 22)],
      shade: 8,
      marks: [{ path: spline('84,284 122,286 126,324 84,324'), ramp: 'cloak' }],
      lines: [{ path: '112,232 114,248 122,262', width: 3.4 }, ...toes(114, 316, 28, 8, 2)],
    },
  );
  // collar
  scene.form(fluff(116, 168, 42, 17, 10, 0.28), { ramp: 'belly', shade: 6 });
  // near arm, paw on the heart
  scene.form(tube('144,184,12 154,212,11 124,208,10'));
  scene.form(tube('130,211,11 116,206,11'), { ramp: 'cloak' });
  // head
  scene.form(
    spline(
      '112,82 140,89 155,110 157,128 168,140! 157,144 160,156! 140,158 120,163 94,162 72,150 63,130 69,104 86,87',
    ),
    { shade: 11, miter: true },
  );
  // moon on the brow
  scene.form(spline('86,90! 105,89 115,102 112,117 97,125! 103,111 100,98'), {
    ramp: 'gold',
    lineWidth: 0.7,
    shade: 0,
    miter: true,
  });
  // face
  eyes(scene, 103, 128, 47, 29, 35, { kind: 'calm', lid: 4 });
  nose(scene, 88, 144, 9, '#e0568c');
  mouth(scene, 88, 150, 15, 'cat', { lineWidth: 2.6 });
  blush(scene, 72, 148, 7, '#ff6f9c');
  blush(scene, 138, 149, 10, '#ff6f9c');
});

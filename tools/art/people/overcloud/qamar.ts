import {
  curlyOutline,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPinch,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  person,
  spline,
  star,
  strands,
} from '../kit.ts';
import { drawAstrolabe, drawConstellation } from './qamar-stars.ts';

const palette = {
  skin: '#b57a50',
  hair: '#a39da8',
  iris: '#5b4a8f',
  coat: '#4a4fa8',
  lapel: '#7a66c4',
  cap: '#7a66c4',
  tassel: '#ffd86b',
  gold: '#f2c04c',
  plate: '#e0a53a',
  shirt: '#f3e6cf',
};

/** A nightcap whose end hangs over the shoulder. */
function drawNightcap(head: Frame): void {
  head.form(
    '-48,-16! -54,-48 -30,-80 6,-94 44,-92 72,-72 85,-36 84,0! 74,4 64,-2! 66,-22 62,-34 56,-20! 24,-38 -18,-36',
    {
      ramp: 'cap',
      shade: 10,
      lines: strands('34,-86 54,-76 66,-60 74,-34', '56,-36 60,-46 60,-58 54,-68'),
    },
  );
  for (const [x, y, r] of [
    [-22, -58, 9],
    [16, -74, 7],
    [32, -50, 8],
    [74, -30, 6],
  ] as const)
    head.form(star(x, y, r, r * 0.45, 5), { ramp: 'tassel', flat: true, lineWidth: 0.5 });
  head.form(star(74, 14, 18, 10, 5, -70), { ramp: 'tassel', shade: 4, lineWidth: 0.85 });
  head.form('-50,-6! -57,-26! -30,-42 10,-46 44,-38 62,-20! 58,6! 44,-14 10,-25 -26,-19', {
    ramp: 'shirt',
    shade: 5,
    rim: false,
  });
}

/** Qamar, the astronomer, looking for a new star. */
export const qamar = person('qamar-dome', palette, (scene) => {
  const head = headFrame(scene, { x: 154, y: 118, size: 0.96, wide: 1.08, tilt: 12 });
  drawTorso(scene, { x: 148, y: 202, wide: 1.02, slope: 1.2, neck: 34 });
  drawNeck(head, { width: 30, to: [152, 214] });
  scene.form(spline('118,204! 112,230 138,280 150,280! 176,232 172,204! 146,222'), {
    ramp: 'shirt',
    shade: 4,
    rim: false,
  });
  scene.form(spline('110,202! 88,212 92,240 138,300! 152,300! 136,262 120,232!'), {
    ramp: 'lapel',
    shade: 5,
  });
  scene.form(spline('180,200! 202,210 198,240 152,300! 140,300! 154,262 170,232!'), {
    ramp: 'lapel',
    shade: 6,
  });
  drawEar(head, 1.1);
  drawFace(head, 'heavy', { numbers: { jaw: -2 }, under: -22 });
  drawFlush(head, 0.4);
  drawWrinkles(head, { folds: 0.4 });
  head.form(
    curlyOutline(
      '46,4! 54,20 62,36 58,54 62,70 46,82 32,98 10,98 -8,112 -26,100 -42,94 -48,76 -60,62 -54,46 -60,30 -48,10! -42,24! -36,31! -26,32! -15,33! -6,33! 4,35! 20,35! 34,28! 42,14!',
      7,
    ),
    {
      ramp: 'hair',
      shade: 9,
      marks: [
        { path: spline('-20,52 -2,50 8,66 6,90 -10,116 -28,100 -30,74'), ramp: '#e3dde2' },
        { path: spline('56,20 70,40 62,70 44,60'), ramp: '#625b6e' },
      ],
      lines: strands(
        '-38,46 -40,58 -34,70 -38,82',
        '-18,60 -20,72 -12,84 -16,96',
        '20,54 24,66 18,78 22,88',
        '40,40 46,52 40,62 42,72',
      ),
    },
  );
  drawEyes(head, 'hooded', {
    look: [-0.3, -0.75],
    cut: { up: 0.68, down: 0.46, lid: 0.4 },
    age: { bags: 2, feet: 2 },
  });
  drawNose(head, 'bulb', { size: 1.1 });
  drawMouth(head, 'talk', { width: 22, y: 44 });
  head.form(
    curlyOutline('-15,31! -26,31 -36,35 -44,44! -34,44 -24,42! -14,38! 0,40! 12,43! 24,44! 18,35 6,32', 4),
    {
      ramp: 'hair',
      shade: 4,
      lineWidth: 0.85,
      rim: false,
    },
  );
  head.form(curlyOutline('40,-18! 58,-22 66,-6 66,12 58,26 50,22! 48,6! 42,-6!', 5), {
    ramp: 'hair',
    shade: 5,
  });
  drawNightcap(head);
  drawBrows(head, { thick: 9, bushy: true, raise: [5, 5], arch: 1.3, anger: -0.3 });
  drawConstellation(scene, [
    [194, 234, 5],
    [210, 224, 6],
    [222, 240, 5],
    [236, 232, 6],
  ]);
  drawConstellation(scene, [
    [78, 240, 5],
    [92, 250, 4],
  ]);
  const hand = new Frame(scene, { x: 56, y: 108, size: 1.04, degrees: 22 });
  drawSleeve(scene, '88,330,40 74,240,32 80,160,21', { ramp: 'coat' });
  drawAstrolabe(new Frame(scene, { x: 54, y: 112, size: 1.06, degrees: 4 }));
  drawPinch(hand);
});

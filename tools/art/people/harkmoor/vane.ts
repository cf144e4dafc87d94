import {
  curlyOutline,
  drawBrows,
  drawCuff,
  drawCurlsBehind,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  ink,
  person,
  polygon,
  type Scene,
  spline,
} from '../kit.ts';

const palette = {
  skin: '#6b4433',
  hair: '#9c9aa8',
  iris: '#a8702a',
  coat: '#a02f4c',
  patch: '#6f8a5a',
  hat: '#4a4460',
  band: '#c03a58',
  shirt: '#f6efe4',
  pearl: '#fdf6f2',
  brass: '#d9a23c',
  glow: '#ffe27a',
  flame: '#ff9a2e',
  trim: '#7d2340',
};

/** A lantern, held up. */
function drawLantern(hand: Frame): void {
  hand.wire('0,-74 -18,-66 -22,-46! 0,-50! 22,-46! 18,-66', 4.6, hand.scene.ramp('brass').line);
  hand.form('-24,-40! -18,-50 -8,-56 8,-56 18,-50 24,-40! 0,-36', { ramp: 'brass', shade: 4 });
  hand.form('-19,-42! 19,-42! 22,-20 18,4! -18,4! -22,-20', { ramp: 'glow', shade: 3, lineRamp: 'brass' });
  hand.form('2,-38! 4,-28 11,-18 8,-6 0,-3 -8,-6 -10,-16 -5,-24!', {
    ramp: 'flame',
    lineWidth: 0.7,
    shade: 2,
    rim: false,
  });
  hand.form(polygon('-24,2 24,2 20,14 -20,14'), { ramp: 'brass', shade: 3, rim: false });
}

function drawRidingHat(head: Frame): void {
  const hat = head.inside({ x: 4, y: -42, degrees: 4 });
  hat.form('-72,6! -60,-6 -30,-12 30,-12 60,-6 76,10! 58,14 30,6 0,4 -36,8 -58,16!', {
    ramp: 'hat',
    shade: 4,
  });
  hat.form('-46,0! -44,-26 -40,-56! -10,-63 18,-62 40,-54! 46,-26 50,2! 20,-5 -20,-5', {
    ramp: 'hat',
    shade: 10,
    marks: [{ path: spline('-60,4! -54,-20! -10,-26 54,-18! 60,6! 20,-4 -20,-4'), ramp: 'band' }],
    gloss: true,
    highlights: [spline('-34,-52! -28,-54! -30,-40 -32,-28! -36,-30')],
  });
}

function drawCoat(scene: Scene): void {
  scene.form(spline('116,200! 108,222 142,262! 176,224 172,198! 158,216 130,218'), {
    ramp: 'shirt',
    shade: 4,
  });
  scene.form(spline('112,196! 84,206 80,230 104,236! 104,250 142,290! 138,250 122,222!'), {
    ramp: 'coat',
    shade: 6,
  });
  scene.form(spline('174,194! 200,204 206,228 184,236! 182,252 142,290! 148,250 164,220!'), {
    ramp: 'coat',
    shade: 7,
  });
  scene.form(polygon('196,244 226,238 228,264 200,268'), {
    ramp: 'patch',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
  });
  for (const y of [244, 252, 260])
    scene.flat(ink(`${192 + (y - 244) * 0.2},${y} 196,${y - 1} 200,${y - 1}`, 2.2), scene.ramp('patch').line);
}

/** Two strings of pearls. */
function drawPearls(scene: Scene): void {
  const strings = [
    { low: 224, count: 9, from: 116, to: 172, top: 206 },
    { low: 242, count: 11, from: 113, to: 175, top: 207 },
  ];
  for (const { low, count, from, to, top } of strings)
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const y = top + Math.sin(Math.PI * share) * (low - top);
      scene.form(ellipse(from + (to - from) * share, y, 4.4), {
        ramp: 'pearl',
        lineWidth: 0.65,
        shade: 1.6,
        rim: false,
        lineRamp: 'coat',
      });
    }
}

/** Vane, last lady of Harkmoor House, very upright. */
export const vane = person('vane-house', palette, (scene) => {
  const head = headFrame(scene, { x: 146, y: 122, size: 0.86, wide: 0.92, high: 1.1, tilt: 3 });
  drawCurlsBehind(head, 0.1);
  drawTorso(scene, { x: 144, y: 200, wide: 0.9, slope: 0.5, neck: 24 });
  drawNeck(head, { width: 17, to: [146, 208] });
  drawCoat(scene);
  drawPearls(scene);
  drawEar(head, 1.05);
  drawFace(head, 'gaunt', { numbers: { jaw: 2, cheek: 3, chin: 1 }, under: -24 });
  drawWrinkles(head, { folds: 0.7, hollow: 0.7 });
  drawEyes(head, 'almond', {
    look: [-0.1, -0.05],
    age: { feet: 3, bags: 1 },
    cut: { up: 0.62, down: 0.3, width: 29 },
    paint: '#94586a',
  });
  drawNose(head, 'long', { size: 1.06 });
  drawMouth(head, 'grin', { width: 32, y: 45, lips: '#b03048' });
  head.form(curlyOutline('-44,-10! -52,-22 -56,-6 -52,10 -46,18! -46,4', 6), { ramp: 'hair', shade: 4 });
  head.form(curlyOutline('30,-28! 54,-30 64,-12 66,8 62,26 52,30 44,18 44,2 38,-8', 6), {
    ramp: 'hair',
    shade: 6,
  });
  drawEarring(head, 'stud', 'pearl', 1.3);
  drawRidingHat(head);
  drawBrows(head, { thick: 5, raise: [4, 6], arch: 1.5, colour: '#3a3040' });
  drawSleeve(scene, '96,320,36 66,256,30 56,176,24 60,96,18', { shade: 9 });
  drawCuff(scene, 60, 98, 42, 92, { ramp: 'trim' });
  drawLantern(new Frame(scene, { x: 44, y: 166, size: 1.26, degrees: -3 }));
  drawFist(new Frame(scene, { x: 48, y: 66, size: 1, degrees: 62 }));
});

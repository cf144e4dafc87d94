import {
  curlyOutline,
  drawBrows,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawPeakedCap,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  pole,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#f7c9b0',
  hair: '#4a3a44',
  iris: '#3f86b8',
  coat: '#3f78c8',
  hat: '#34406e',
  band: '#2a3358',
  brass: '#f2bf45',
  jersey: '#f3ead8',
  wood: '#b98552',
  iron: '#8d95a8',
  trim: '#2f5fa8',
};

function drawBoathook(hand: Frame): void {
  hand.form(pole(118, 110, 9), { ramp: 'wood', rim: false, shade: 3 });
  const spike = tube('0,-94,8 0,-130,7.5 0,-166,2.4');
  const hook = tube('0,-106,7 20,-103,6.5 33,-116,5.5 32,-136,2.4');
  hand.form([spike, hook], { ramp: 'iron', shade: 3.4, rim: false });
}

function drawCoat(scene: Scene): void {
  scene.form(spline('106,206! 96,226 108,250 134,262 166,250 178,224 170,204! 150,222 126,222'), {
    ramp: 'jersey',
    shade: 5,
    lines: strands(
      '112,222 116,236 126,248 138,254',
      '124,226 130,236 138,244 148,248',
      '164,216 160,228 154,238 148,246',
    ),
  });
  scene.form(spline('100,206! 76,220 72,244 92,262! 112,258 138,276! 128,246 112,226!'), {
    ramp: 'coat',
    shade: 6,
  });
  scene.form(spline('176,204! 200,216 208,240 190,260! 166,258 138,276! 150,248 166,226!'), {
    ramp: 'coat',
    shade: 6,
  });
  for (const [x, y] of [
    [100, 244],
    [180, 243],
  ] as const) {
    scene.form(ellipse(x, y, 7), {
      ramp: 'brass',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
      highlights: [ellipse(x - 2, y - 2.4, 2.4, 1.6, -30)],
    });
  }
}

/** Tidewell, the stout lock keeper, with a lowered chin. */
export const tidewell = person('tidewell-lock', palette, (scene) => {
  const head = headFrame(scene, { x: 110, y: 130, size: 1, wide: 1.12, tilt: -5 });
  const hand = new Frame(scene, { x: 208, y: 204, size: 1.02, degrees: 3, mirror: true });
  head.form(
    curlyOutline('44,-44 62,-28 70,-6 74,16 72,38 62,56 44,64! 20,40 -50,40! -58,26 -60,6 -54,-20!', 8),
    { ramp: 'hair', dim: true },
  );
  drawTorso(scene, { x: 128, y: 208, wide: 1.12, slope: 0.9, neck: 34 });
  drawNeck(head, { width: 30, to: [138, 212] });
  drawCoat(scene);
  drawEar(head, 1);
  drawFace(head, 'heavy', { under: -16 });
  drawFlush(head, 0.75, 1.15);
  drawWrinkles(head, { folds: 0.2, chin: true });
  drawEyes(head, 'stern', { look: [-0.1, -0.25], cut: { up: 0.56, lid: 0.35, width: 24 }, age: { bags: 1 } });
  drawNose(head, 'button', { size: 1.25, flush: 0.35 });
  drawMouth(head, 'flat', { width: 24, lips: true });
  head.form(curlyOutline('-42,-14! -52,-26 -58,-10 -60,8 -54,22 -46,30! -46,10', 6), {
    ramp: 'hair',
    shade: 4,
  });
  head.form(curlyOutline('34,-22! 56,-24 64,-8 66,10 64,28 56,42 44,40 38,26 42,10 36,-4', 6), {
    ramp: 'hair',
    shade: 6,
  });
  head.form(curlyOutline('-26,-24! -20,-16 -8,-12 4,-14 14,-20! 0,-30', 5), { ramp: 'hair', shade: 4 });
  drawBrows(head, { thick: 6, anger: 0.35, raise: -2 });
  drawPeakedCap(head, { peak: 'band' });
  head.ellipse(-12, -36, 6, 6, { ramp: 'brass', lineWidth: 0.7, rim: false, shade: 2 });
  drawBoathook(hand);
  drawSleeve(scene, '222,330,34 224,276,27 214,232,20');
  drawFist(hand);
  drawCuff(scene, 213, 232, 42, 82, { ramp: 'trim' });
});

import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawKerchief,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawPlait,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#f3b896',
  hair: '#ead79c',
  iris: '#5f8ea8',
  coat: '#66708a',
  shirt: '#e4dccb',
  scarf: '#d6423f',
  leather: '#a9713f',
  stone: '#a39c98',
  lichen: '#d9b84a',
  string: '#f2d24a',
};

/** The stone in her hand: angular, with lichen. */
function drawStone(at: Frame): void {
  at.form(polygon('-46,-10 -36,-42 -6,-54 30,-46 48,-22 42,2 18,10 -28,8'), {
    ramp: 'stone',
    shade: 7,
    rim: false,
    marks: [
      { path: polygon('-50,-14 -38,-50 -6,-60 14,-34 -8,-18'), ramp: '#c4beb6' },
      { path: polygon('14,-34 34,-52 56,-20 40,-14'), ramp: '#b4ada8' },
      { path: polygon('-8,-18 -2,20 -60,16 -50,-14'), ramp: '#8f8886' },
      { path: [ellipse(22, -30, 10, 6, 20), ellipse(32, -18, 4), ellipse(14, -18, 3)], ramp: 'lichen' },
    ],
  });
}

function drawWaistcoat(scene: Scene): void {
  scene.form(spline('108,204! 98,216 104,238 118,250! 130,236 144,224!'), { ramp: 'shirt', shade: 4 });
  scene.form(spline('176,202! 190,214 186,238 172,250! 158,236 144,224!'), { ramp: 'shirt', shade: 4 });
  scene.form(spline('92,208! 76,222 74,250 78,300! 146,300! 142,266 114,240!'), { ramp: 'coat', shade: 7 });
  scene.form(spline('192,206! 208,220 212,250 210,300! 140,300! 144,266 172,240!'), {
    ramp: 'coat',
    shade: 8,
  });
}

/** Blond hair at the temples, with a braid over the near shoulder. */
function drawHair(head: Frame): void {
  head.form(
    '-46,0! -49,-20 -40,-38 -14,-46 14,-44 34,-26 44,-2 46,8! 38,8 32,14! 33,-4 24,-18 6,-28! -10,-30 -30,-26 -40,-14!',
    {
      ramp: 'hair',
      shade: 4,
      lines: strands('8,-30 -12,-34 -28,-30 -40,-18', '10,-32 24,-26 34,-12 38,4'),
    },
  );
}

/** Stanek, the wall builder: tall, looking at a stone in one hand. */
export const stanek = person('stanek-wall', palette, (scene) => {
  const head = headFrame(scene, { x: 144, y: 108, size: 0.95, wide: 0.97, high: 1.08, tilt: -4 });
  drawTorso(scene, { x: 144, y: 204, wide: 0.92, slope: 0.6, neck: 26, ramp: 'shirt' });
  drawNeck(head, { width: 20, to: [146, 212] });
  drawWaistcoat(scene);
  drawEar(head, 1.05);
  drawFace(head, 'square', { numbers: { jaw: -3, chin: -1, length: 7, cheek: 1 }, under: -24 });
  head.flat(ellipse(-20, 21, 17, 9, -4), '#e0625a', 0.34);
  drawFlush(head, 0.6, 1.1);
  drawWrinkles(head, { folds: 0.5, forehead: 1 });
  drawEyes(head, 'smooth', {
    look: [-0.35, 0.2],
    age: { bags: 1, feet: 2 },
    cut: { up: 0.56, tilt: 0.1, lid: 0.3 },
  });
  drawNose(head, 'straight', { size: 1.04 });
  drawMouth(head, 'smirk', { width: 26, y: 46, lips: true });
  drawHair(head);
  drawKerchief(head.inside({ x: 1, y: -6, size: 1.02 }));
  drawBrows(head, { thick: 6, raise: [-2, 3], arch: 0.7, colour: '#a8854a' });
  drawPlait(new Frame(scene, { x: 0, y: 0 }), [196, 138], [186, 254], { count: 6, thick: 17, sag: 6 });
  drawSleeve(scene, '104,336,34 94,286,28 88,236,21', { ramp: 'shirt' });
  const hand = new Frame(scene, { x: 64, y: 208, size: 1.15, degrees: 4 });
  drawStone(new Frame(scene, { x: 56, y: 196, size: 0.98, degrees: -4 }));
  drawPalm(hand);
  hand.form('-10,3! 6,2 26,2 33,10 32,20! 14,22 -6,18 -13,10', { ramp: 'leather', shade: 3, rim: false });
  scene.form(spline('72,222! 90,212 112,220! 116,240! 92,236 74,244!'), {
    ramp: 'leather',
    shade: 4,
    rim: false,
  });
});

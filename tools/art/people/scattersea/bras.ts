import {
  drawBeard,
  drawBrows,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawMouth,
  drawNeck,
  drawNose,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  pole,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#bd8350',
  hair: '#c6c2c6',
  iris: '#6a4a2c',
  shirt: '#fdf6ea',
  stripe: '#d8504a',
  apron: '#ffffff',
  steel: '#b4bfcd',
  soup: '#f29a35',
  herb: '#7fc04a',
  wood: '#d9a862',
  gold: '#f4c63e',
};

/** A ladle with soup, held like a sceptre. */
function drawLadle(hand: Frame): void {
  hand.form(pole(96, 110, 9), { ramp: 'steel', shade: 3, rim: false });
  hand.form('-40,-138! 36,-138! 33,-114 18,-96 -2,-92 -22,-96 -37,-114', {
    ramp: 'steel',
    shade: 8,
    gloss: true,
    highlights: [spline('-30,-126! -24,-126! -22,-114 -16,-104! -26,-110')],
  });
  hand.ellipse(-2, -139, 38, 11, { ramp: 'soup', shade: 2, lineRamp: 'steel', rim: false });
  hand.flat(ellipse(-14, -141, 6, 2.4), palette.herb);
  hand.flat(ellipse(8, -137, 7, 2.4), palette.herb);
  hand.form('-34,-134! -24,-131! -24,-116 -29,-106 -34,-114', {
    ramp: 'soup',
    lineWidth: 0.75,
    shade: 2,
    rim: false,
  });
}

/** A tasting spoon behind his ear. */
function drawTastingSpoon(head: Frame): void {
  head.form([tube('42,30,3.4 52,4,3.6 62,-22,4.2'), ellipse(67, -40, 17, 11.5, -70)], {
    ramp: 'wood',
    shade: 3.4,
    rim: false,
  });
  head.flat(ellipse(67, -41, 10.5, 6.2, -70), head.scene.ramp('wood').shade);
}

function drawApron(scene: Scene): void {
  for (const strap of ['104,256,9 94,232,9 97,206,8.4', '182,256,9 193,230,9 189,204,8.4'])
    scene.form(tube(strap), { ramp: 'apron', rim: false, lineRamp: 'steel' });
  scene.form(spline('94,234! 144,244 196,232! 214,300! 76,300!'), {
    ramp: 'apron',
    shade: 8,
    rim: false,
    lineRamp: 'steel',
  });
}

/** Bras, the cook: large and beaming. */
export const bras = person('bras-galley', palette, (scene) => {
  const head = headFrame(scene, { x: 144, y: 120, size: 1, wide: 1.14, tilt: 5 });
  const stripes = [0, 1, 2, 3, 4].map((i) => ({
    path: spline(
      `0,${222 + i * 17}! 80,${206 + i * 17} 140,${222 + i * 17} 200,${205 + i * 17} 256,${222 + i * 17}! 256,${231 + i * 17}! 200,${214 + i * 17} 140,${231 + i * 17} 80,${215 + i * 17} 0,${231 + i * 17}!`,
    ),
    ramp: 'stripe',
  }));
  drawTorso(scene, { x: 142, y: 202, wide: 1.1, slope: 0.9, neck: 42, ramp: 'shirt', marks: stripes });
  drawNeck(head, { width: 37, to: [144, 208] });
  drawApron(scene);
  drawFace(head, 'heavy', { numbers: { crown: 2, cheek: 1 } });
  head.flat(ellipse(-14, -44, 14, 6, -22), '#ffffff', 0.5);
  drawFlush(head, 0.6, 1.2);
  drawWrinkles(head, { folds: 0.7, chin: false, forehead: 1 });
  drawBeard(head, 'goatee');
  drawEyes(head, 'round', { near: 'laughing', far: 'laughing', lash: 4.6, age: { feet: 3 } });
  drawNose(head, 'bulb', { size: 1.02, flush: 0.35 });
  drawMouth(head, 'laugh', { width: 38, y: 42 });
  head.form('-16,31! -27,31 -37,40! -24,39 -15,37! -4,40 11,41! 2,31', {
    ramp: 'hair',
    shade: 2,
    lineWidth: 0.8,
    rim: false,
  });
  drawTastingSpoon(head);
  drawEar(head.inside({ x: 3, y: 3 }), 1.1);
  drawEarring(head, 'ring', 'gold', 1.5);
  drawBrows(head, { thick: 8, bushy: true, raise: [7, 9], arch: 1.6 });
  const hand = new Frame(scene, { x: 60, y: 198, size: 1.06, degrees: -4 });
  drawLadle(hand);
  scene.form(tube('92,330,38 80,284,31 78,222,20'), { ramp: 'skin', shade: 9 });
  drawFist(hand);
  scene.form(spline('50,264! 80,252 112,262! 120,300! 44,300!'), {
    ramp: 'shirt',
    shade: 5,
    rim: false,
    marks: stripes,
  });
});

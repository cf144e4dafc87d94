import {
  curlyOutline,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  fluff,
  headFrame,
  person,
  polygon,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#f8dfc6',
  hair: '#f3f1f4',
  iris: '#6a9ab0',
  coat: '#5c5474',
  lace: '#433c55',
  mitten: '#a0628e',
  bronze: '#c9963f',
  rope: '#dcc390',
  wood: '#7d5f52',
  glow: '#c8f56a',
  lamp: '#6f7f78',
  patch: '#6a4a6e',
};

/** The fog bell on its bracket. */
function drawBell(scene: Scene): void {
  scene.form([polygon('14,20 30,20 30,300 14,300'), polygon('14,20 90,20 90,32 14,32')], {
    ramp: 'wood',
    shade: 4,
    rim: false,
  });
  scene.form(polygon('29,60 29,46 48,31 62,31'), { ramp: 'wood', shade: 3, rim: false });
  scene.form(tube('66,84,7 66,98,7.4'), { ramp: 'bronze', dim: true, rim: false });
  scene.form(spline('56,34! 66,30 76,34! 86,44 90,66 102,88! 66,96 30,88! 42,66 46,44'), {
    ramp: 'bronze',
    shade: 8,
    gloss: true,
    highlights: [spline('54,46! 58,44! 54,70 46,82! 50,62')],
    lines: ['36,80 54,85 78,85 96,80'],
  });
}

/** A glow-worm in a jar, which hangs on a nail of the post. */
function drawLamp(scene: Scene): void {
  scene.form(tube('26,112,2.6 44,110,2.6 46,124,2.6 46,138,2.6'), {
    ramp: 'lamp',
    lineWidth: 0.7,
    shade: 1,
    rim: false,
  });
  scene.form(ellipse(46, 156, 16, 18), {
    ramp: 'glow',
    shade: 5,
    gloss: true,
    lineRamp: 'lamp',
    highlights: [ellipse(40, 149, 4, 6, 20)],
  });
  scene.form(polygon('34,136 58,136 56,144 36,144'), { ramp: 'lamp', lineWidth: 0.8, shade: 2, rim: false });
  scene.flat(tube('41,161,3.4 47,159,4 53,163,3'), '#7fa63a');
}

function drawMitten(hand: Frame): void {
  hand.form('-14,-14 0,-21 18,-19 30,-8 32,10 22,21 4,22 -13,18 -18,2', {
    ramp: 'mitten',
    shade: 5,
    lines: ['-12,14 0,16 12,14 22,10'],
  });
  hand.form(tube('22,-8,7 10,-17,7 -4,-19,6'), { ramp: 'mitten', shade: 3, lineWidth: 0.85, rim: false });
}

function drawCap(head: Frame): void {
  head.form(
    curlyOutline(
      '-40,-34 -34,-58 -10,-76 24,-78 52,-62 68,-36 70,-6 66,22 54,44! 46,20 40,-10 20,-36 -12,-44!',
      7,
    ),
    {
      ramp: 'lace',
      shade: 8,
      lines: strands('0,-50 26,-46 44,-26 52,0', '6,-62 34,-54 54,-32 60,-6'),
    },
  );
  for (const [x, y] of [
    [-14, -58],
    [12, -62],
    [34, -52],
    [50, -34],
    [57, -12],
    [57, 12],
  ] as const)
    head.flat(ellipse(x, y, 3.4), head.scene.ramp('hair').shade);
}

/** Wintersgill, who rings the fog bell, listening. */
export const wintersgill = person('wintersgill-bell', palette, (scene) => {
  const head = headFrame(scene, { x: 154, y: 140, size: 0.98, wide: 1, high: 0.98, tilt: 14 });
  drawBell(scene);
  drawLamp(scene);
  scene.form(spline('120,210! 150,176 192,154 224,176 238,220 243,300! 90,300!'), {
    ramp: 'coat',
    shade: 12,
  });
  drawTorso(scene, { x: 142, y: 220, wide: 0.9, slope: 2, neck: 20 });
  drawNeck(head, { width: 15, to: [146, 222] });
  scene.form(fluff(144, 228, 44, 14, 12, 0.22), { ramp: 'lace', shade: 4 });
  scene.form(polygon('170,250 200,240 208,268 176,276'), {
    ramp: 'patch',
    lineWidth: 0.8,
    shade: 3,
    rim: false,
  });
  drawEar(head, 1.3);
  drawFace(head, 'gaunt', { numbers: { length: -8, chin: -1, cheek: 2 }, under: -30 });
  drawWrinkles(head, { forehead: 3, folds: 1, hollow: 0.6 });
  drawEyes(head, 'drooping', {
    look: [0.45, -0.15],
    age: { bags: 2, feet: 3 },
    cut: { width: 26, up: 0.66 },
  });
  drawNose(head, 'hooked', { size: 1.14, flush: 0.2 });
  drawMouth(head, 'small', { width: 28, y: 44 });
  head.form(
    '-44,-8! -48,-30 -30,-50 -2,-54 24,-46 42,-22 48,4! 40,4 34,8! 30,-14 12,-32 -4,-40! -18,-36 -34,-26 -40,-14!',
    {
      ramp: 'hair',
      shade: 4,
      lines: strands('-4,-42 -20,-42 -34,-34 -42,-18', '0,-44 18,-38 30,-24 38,-4'),
    },
  );
  drawCap(head.inside({ x: 8, y: -2, degrees: 5 }));
  drawBrows(head, { thick: 4, raise: [4, 6], anger: -0.4, colour: '#a09aaa' });
  scene.form(tube('68,96,3.4 76,140,3.8 78,190,3.8 76,256,4 74,290,4'), {
    ramp: 'rope',
    shade: 2,
    rim: false,
    lineWidth: 0.8,
  });
  drawSleeve(scene, '164,310,24 134,254,20 90,204,13');
  drawMitten(new Frame(scene, { x: 77, y: 202, size: 0.88, degrees: -4 }));
  drawSleeve(scene, '170,346,28 132,286,22 88,242,13');
  drawMitten(new Frame(scene, { x: 75, y: 238, size: 0.9, degrees: 4 }));
});

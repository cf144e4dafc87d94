import {
  drawBrimHat,
  drawBrows,
  drawBun,
  drawCombedBack,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawGlasses,
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
  star,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#7a4c36',
  hair: '#b4b0b8',
  iris: '#8a5a2c',
  coat: '#f4e8cf',
  hat: '#eec768',
  band: '#c8485a',
  shirt: '#ffffff',
  rosette: '#d8485c',
  gold: '#f4c84a',
  glove: '#fbf3e6',
  card: '#fffdf6',
  ribbon: '#4f7fc0',
};

/** Three score cards; the front one shows a seven. */
function drawCards(hand: Frame): void {
  for (const [degrees, front] of [
    [-24, false],
    [-4, false],
    [16, true],
  ] as const) {
    const card = hand.inside({ x: 0, y: -6, degrees });
    card.form(polygon('-20,-64 20,-64 20,0 -20,0'), {
      ramp: 'card',
      shade: 4,
      rim: false,
      lineRamp: 'hair',
      dim: !front,
    });
    if (front)
      card.wire(ink('-9,-50 0,-51 10,-50 4,-34 -2,-18', 2, 'none'), 3, palette.rosette, palette.rosette);
  }
}

function drawRosette(scene: Scene, x: number, y: number): void {
  scene.form(
    polygon(`${x - 9},${y + 8} ${x + 2},${y + 10} ${x - 4},${y + 42} ${x - 9},${y + 36} ${x - 16},${y + 40}`),
    { ramp: 'ribbon', rim: false, lineWidth: 0.8 },
  );
  scene.form(
    polygon(
      `${x + 9},${y + 8} ${x - 2},${y + 10} ${x + 6},${y + 42} ${x + 11},${y + 36} ${x + 17},${y + 39}`,
    ),
    { ramp: 'ribbon', rim: false, lineWidth: 0.8 },
  );
  scene.form(star(x, y, 21, 16, 12), { ramp: 'rosette', shade: 4, lineWidth: 0.85 });
  scene.form(ellipse(x, y, 10), { ramp: 'gold', shade: 2.6, lineWidth: 0.7, rim: false });
}

/** Oduya, the judge, looking over her glasses. */
export const oduya = person('oduya-show', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 118, size: 0.98, high: 1.04, tilt: 2 });
  head.form('46,-10! 70,-14 92,10 86,44 98,70! 84,64 76,74! 72,44 66,24 48,14!', {
    ramp: 'band',
    lines: strands('62,0 74,18 76,40 84,58'),
  });
  drawBun(head, 46, 8, 0.9, { dim: true });
  drawTorso(scene, { x: 142, y: 206, wide: 0.98, slope: 1.2, neck: 26 });
  drawNeck(head, { width: 20, to: [142, 214] });
  scene.form(spline('114,208! 108,230 142,268! 174,230 170,206! 156,224 128,226'), {
    ramp: 'shirt',
    shade: 4,
  });
  scene.form(spline('110,206! 92,222 92,244 108,246! 112,262 142,292! 138,256 120,228!'), {
    ramp: 'coat',
    shade: 5,
  });
  scene.form(spline('174,204! 192,218 194,242 178,246! 172,262 142,292! 148,256 164,228!'), {
    ramp: 'coat',
    shade: 5,
  });
  drawEar(head, 1.05);
  drawEarring(head, 'stud', 'gold');
  drawFace(head, 'oval', { numbers: { cheek: 2, chin: 3 }, under: -22 });
  drawWrinkles(head, { folds: 0.6 });
  drawEyes(head, 'almond', { look: [-0.1, -0.1], cut: { lid: 0.6, up: 0.62 }, age: { bags: 1, feet: 2 } });
  drawNose(head, 'broad', { size: 1.05 });
  drawMouth(head, 'small', { width: 30, lips: '#a8324a', y: 44 });
  drawCombedBack(head);
  drawBrows(head, { thick: 4.5, raise: [1, 3], arch: 1.3 });
  drawBrimHat(head.inside({ x: 1, y: -5 }), { width: 108, depth: 22, crown: 44, top: 42, back: 10 });
  drawGlasses(head, 'half', { low: 10, colour: '#d9a53c' });
  drawRosette(scene, 196, 250);
  const hand = new Frame(scene, { x: 58, y: 206, size: 1, degrees: -4 });
  drawCards(hand);
  drawSleeve(scene, '92,330,34 80,290,27 72,262,21');
  hand.form('4,12! 16,8 30,14! 38,44! 22,52 2,50!', { ramp: 'glove', shade: 4, rim: false });
  drawFist(hand, { ramp: 'glove' });
});

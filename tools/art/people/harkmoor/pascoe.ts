import {
  curl,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawFreckles,
  drawKnittedCap,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  ellipse,
  Frame,
  fluff,
  headFrame,
  person,
  pole,
  polygon,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#dba678',
  hair: '#ecc766',
  iris: '#4d9a74',
  coat: '#efe3cb',
  hat: '#9a6fa8',
  cuff: '#7fa052',
  wood: '#b07f48',
  cord: '#5d8a4a',
  whistle: '#c4cfd8',
  mud: '#8a6346',
};

function drawCrook(hand: Frame): void {
  const hook = tube('0,-114,5 -1,-134,5.6 -11,-152,6.4 -28,-153,6.6 -37,-138,6.4 -31,-124,5.4 -22,-127,4');
  hand.form([hook, pole(120, 120, 10)], { ramp: 'wood', shade: 3, rim: false });
  for (const y of [-84, -44, 40]) hand.ink(`-5,${y} 0,${y - 3} 5,${y - 1}`, 2.2, '#6a4630');
}

/** Tufts of straw-coloured hair below the cap. */
function drawTufts(head: Frame): void {
  head.form(
    '30,-20! 44,-26 58,-10! 66,6 60,22! 56,14 54,10! 52,24 46,32! 44,20 42,8! 36,12 33,16! 33,0 30,-12',
    { ramp: 'hair', miter: true, shade: 4 },
  );
  head.form(
    '-47,-20! -40,-36 0,-42 34,-32! 30,-18 24,-8! 20,-16 14,-21! 10,-10 2,-4! 0,-14 -6,-20! -12,-10 -22,-2! -23,-12 -27,-18! -34,-8 -48,4! -50,-8',
    {
      ramp: 'hair',
      miter: true,
      shade: 4,
      lines: strands('-40,-2 -36,-12 -30,-20 -22,-28', '4,-8 8,-18 8,-26 4,-34'),
    },
  );
}

/** A smock of undyed wool, gathered at the yoke. */
function drawSmock(scene: Scene): void {
  const gathers = Array.from({ length: 8 }, (_, i) => {
    const x = 104 + i * 12;
    return `${x},240 ${x + 4},246 ${x - 1},252 ${x + 3},260`;
  });
  scene.form(spline('96,232! 144,244 194,230! 196,270! 194,300! 92,300!'), {
    ramp: 'coat',
    shade: 6,
    rim: false,
    lines: gathers.map((path) => ({ path, width: 2.6 })),
  });
  scene.form(spline('114,202! 92,206 82,222 94,238! 122,236 142,222!'), { ramp: 'coat', shade: 5 });
  scene.form(spline('172,202! 196,206 208,222 194,238! 162,236 142,222!'), { ramp: 'coat', shade: 5 });
}

function drawWhistle(scene: Scene): void {
  scene.ink('114,208 124,220 134,230 141,236', 4.6, 'cord', 'none');
  scene.ink('174,208 166,220 154,230 143,236', 4.6, 'cord', 'none');
  scene.form([ellipse(144, 244, 12), polygon('142,232 116,230 116,241 136,250')], {
    ramp: 'whistle',
    lineWidth: 0.8,
    shade: 3,
    rim: false,
    highlights: [ellipse(139, 239, 3.4, 2, -30)],
  });
}

/** Pascoe, the shy shepherd. */
export const pascoe = person('pascoe-fold', palette, (scene) => {
  const head = headFrame(scene, { x: 142, y: 132, size: 0.93, wide: 0.95, high: 1.06, tilt: -7 });
  drawTorso(scene, {
    x: 146,
    y: 208,
    wide: 0.88,
    slope: 0.1,
    neck: 24,
    lines: ['216,232 214,244 218,254 214,264'],
  });
  drawNeck(head, { width: 16, to: [146, 214] });
  drawEar(head, 1.34);
  drawFace(head, 'long', { numbers: { jaw: -4, chin: -5, length: -1 }, under: -16 });
  drawFlush(head, 0.55);
  drawFreckles(head, '#b0703f');
  drawEyes(head, 'round', { look: [0.3, -0.12], cut: { width: 26, up: 0.96 }, lash: 3.6 });
  drawNose(head, 'long', { size: 0.94, flush: 0.25 });
  drawMouth(head, 'crooked', { width: 25, y: 44 });
  drawTufts(head);
  drawKnittedCap(head.inside({ x: 4, y: -10, degrees: 4, size: 0.98 }), { cuff: 'cuff', high: 10 });
  head.form(fluff(26, -98, 14, 13, 8, 0.3), { ramp: 'cuff', shade: 5, lines: [curl(25, -98, 6)] });
  drawBrows(head, { thick: 4.5, anger: -0.6, raise: [-1, 2], colour: '#a8772e' });
  drawSmock(scene);
  drawWhistle(scene);
  const hand = new Frame(scene, { x: 62, y: 192, size: 1, degrees: -3 });
  drawCrook(hand);
  drawSleeve(scene, '98,330,30 86,284,25 80,234,17', { shade: 8 });
  drawFist(hand);
  scene.form(spline('60,222! 78,212 98,220! 102,238! 82,240 62,244!'), {
    ramp: 'coat',
    shade: 4,
    rim: false,
  });
});

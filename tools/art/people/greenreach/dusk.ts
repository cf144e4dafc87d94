import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  person,
  pole,
  type Scene,
  STUBBLE,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#d8b184',
  hair: '#3d3a50',
  iris: '#8a5fc0',
  coat: '#7b4a78',
  lapel: '#5b3560',
  shirt: '#e9e2ea',
  soot: '#453a48',
  brass: '#d9a544',
  wood: '#6b5048',
  wick: '#fff3d8',
};

/** The lamplighter's pole: a brass hook and an unlit wick. */
function drawLampPole(hand: Frame): void {
  hand.form(pole(150, 110, 8), { ramp: 'wood', rim: false, shade: 2.6 });
  hand.form('-7,-140! -8,-158 -3,-168 3,-168 8,-158 7,-140!', { ramp: 'brass', shade: 3, rim: false });
  hand.form('5,-160! 22,-162 34,-152 32,-138 22,-134! 26,-144 20,-151 5,-150!', {
    ramp: 'brass',
    shade: 3,
    rim: false,
  });
  hand.tube('0,-166,3.4 -2,-176,3 2,-184,2', { ramp: 'wick', lineWidth: 0.7, rim: false });
}

function drawCollar(scene: Scene): void {
  scene.form(spline('92,212! 96,236 112,262! 132,244 146,226!'), { ramp: 'shirt', shade: 4 });
  scene.form(spline('88,214! 72,196 74,182! 92,192 108,222 116,270! 92,256'), { ramp: 'lapel', shade: 4 });
  scene.form(spline('188,214! 194,186 182,164! 164,178 146,214 116,272! 156,262 180,244'), {
    ramp: 'lapel',
    shade: 6,
  });
}

const FRINGE =
  '4,-74 26,-72! 30,-80 44,-84! 42,-74 48,-62! 62,-44 66,-16! 76,-10 80,0! 70,2 66,0! 66,14 58,28! 48,22 44,-2! 38,-8 32,-20 24,-38! 2,-24 -16,0 -22,26 -26,42! -36,32 -44,40! -54,14 -56,-18 -42,-52 -18,-68';

/** Dusk, half turned away and listening. */
export const dusk = person('dusk-lantern', palette, (scene) => {
  const head = headFrame(scene, { x: 108, y: 120, size: 0.98, high: 1.05, wide: 0.96, tilt: -11 });
  const hand = new Frame(scene, { x: 200, y: 206, size: 1.02, degrees: 4 });
  head.form('44,-30 62,0 62,34 52,54! 36,44 30,20', { ramp: 'hair', dim: true });
  drawTorso(scene, { x: 140, y: 196, wide: 0.98, slope: 1.3, neck: 40 });
  drawNeck(head, { width: 21, to: [124, 212] });
  drawCollar(scene);
  drawEar(head, 1.15);
  drawFace(head, 'gaunt', {
    numbers: { jaw: 4, chin: 5 },
    under: -30,
    marks: [{ path: spline(STUBBLE), ramp: 'hair', opacity: 0.26 }],
  });
  drawWrinkles(head, { hollow: 0.8 });
  drawEyes(head, 'hooded', { look: [0.35, 0.1], cut: { up: 0.42, lid: 0.9 }, age: { bags: 1 } });
  drawNose(head, 'hooked', { size: 1.08 });
  drawMouth(head, 'smirk', { width: 22, y: 46 });
  head.form(FRINGE, {
    ramp: 'hair',
    miter: true,
    shade: 8,
    lines: strands(
      '22,-44 2,-34 -16,-16 -26,10',
      '20,-52 -6,-44 -28,-22 -36,16',
      '34,-52 48,-36 52,-14 50,10',
      '10,-62 -18,-56 -40,-34 -46,4',
    ),
  });
  drawBrows(head, { thick: 7, raise: [0, 4], arch: 1.3 });
  drawLampPole(hand);
  drawSleeve(scene, '206,330,38 216,280,27 210,236,19', { shade: 9 });
  drawFist(hand);
  scene.form(spline('186,230! 208,221 230,232! 233,251! 209,244 184,250!'), {
    ramp: 'soot',
    shade: 4,
    rim: false,
  });
});

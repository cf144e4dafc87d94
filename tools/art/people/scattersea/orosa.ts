import {
  drawBrows,
  drawBun,
  drawCombedBack,
  drawEar,
  drawEyes,
  drawFace,
  drawGoggles,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawTorso,
  Frame,
  headFrame,
  ink,
  person,
  type Scene,
  STUBBLE,
  spline,
  strands,
  tube,
} from '../kit.ts';
import { drawOyster, drawShells } from './orosa-sea.ts';

const palette = {
  skin: '#c98b58',
  hair: '#2f3046',
  iris: '#3f8aa0',
  coat: '#4a4fa8',
  tattoo: '#3a4f78',
  strap: '#7a4f3a',
  pearl: '#f6eef8',
  shell: '#f4d9c0',
  inside: '#f0dcec',
  lens: '#a8e6e0',
  water: '#9ee0fa',
};

/** Tattoos of waves around the shoulder, in dark blue lines. */
function drawTattoos(scene: Scene): void {
  const wave = (x: number, y: number, size: number): void => {
    const at = (points: readonly (readonly [number, number])[]): [number, number][] =>
      points.map(([a, b]) => [x + a * size, y + b * size]);
    scene.flat(
      ink(
        at([
          [-16, 6],
          [-8, -4],
          [2, -8],
          [10, -2],
          [8, 6],
          [2, 5],
          [3, 0],
        ]),
        3.4,
      ),
      palette.tattoo,
    );
  };
  for (const [x, y, size] of [
    [196, 232, 1],
    [214, 246, 1],
    [190, 252, 1],
    [172, 222, 0.8],
    [206, 266, 1],
  ] as const)
    wave(x, y, size);
}

/** Drops of water that run out of his hair. */
function drawDrops(head: Frame): void {
  for (const [x, y, size] of [
    [-14, 84, 1.1],
    [60, 66, 1.2],
    [98, 6, 1.1],
    [82, 34, 0.9],
  ] as const)
    head.form(
      `${x},${y - 9 * size}! ${x + 4.6 * size},${y + 1} ${x},${y + 6 * size} ${x - 4.6 * size},${y + 1}`,
      { ramp: 'water', lineWidth: 0.55, shade: 1.2, rim: false },
    );
}

function drawHairBehind(head: Frame): void {
  for (const lock of [
    '40,-66,9 66,-58,9 78,-30,8 74,0,6 82,22,0',
    '44,-60,8 84,-60,8 98,-36,7 96,-10,0',
    '46,-50,9 62,-30,9 62,0,8 66,30,7 58,54,0',
  ])
    head.tube(lock, { ramp: 'hair', dim: true, shade: 3 });
}

/** Orosa, the pearl diver, breathing slowly. */
export const orosa = person('orosa-reef', palette, (scene) => {
  const head = headFrame(scene, { x: 136, y: 120, size: 0.92, wide: 1, high: 1.05, tilt: 4 });
  drawHairBehind(head);
  drawBun(head, 34, -76, 0.95, { gloss: true });
  drawTorso(scene, { x: 136, y: 202, wide: 1.12, slope: 0.4, neck: 36, ramp: 'skin' });
  drawTattoos(scene);
  drawNeck(head, { width: 34, to: [138, 208] });
  scene.form(spline('60,236! 92,246 140,272 172,300! 30,300! 40,262'), {
    ramp: 'coat',
    shade: 6,
    lines: strands('60,250 90,262 120,280 140,296'),
  });
  drawShells(scene, palette.strap);
  drawEar(head, 1.05);
  drawFace(head, 'square', {
    numbers: { jaw: 3, length: 6, chin: 3 },
    under: -22,
    marks: [{ path: spline(STUBBLE), ramp: 'hair', opacity: 0.2 }],
  });
  drawEyes(head, 'almond', {
    look: [-0.1, 0.1],
    cut: { up: 0.44, down: 0.44, lid: 0.9, tilt: 0.04, width: 27 },
    lash: 3.4,
  });
  drawNose(head, 'broad', { size: 1.08 });
  drawMouth(head, 'smile', { width: 29, y: 45 });
  drawCombedBack(head, { gloss: true, highlights: [] });
  drawGoggles(head, { strap: 'strap', rim: 'pearl', lens: 'lens' });
  drawBrows(head, { thick: 8.5, raise: [-1, 0], arch: 0.6 });
  drawDrops(head);
  const hand = new Frame(scene, { x: 56, y: 206, size: 1.08, degrees: 6 });
  scene.form(tube('96,330,32 90,276,27 84,228,18'), { ramp: 'skin', shade: 8 });
  drawOyster(new Frame(scene, { x: 56, y: 190, size: 0.86, degrees: -4 }));
  drawPalm(hand);
});

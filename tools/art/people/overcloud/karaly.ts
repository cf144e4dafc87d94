import {
  drawBrows,
  drawCurls,
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
  headFrame,
  person,
  type Scene,
  STUBBLE,
  spline,
  strands,
  tube,
} from '../kit.ts';
import { drawOfferedHand } from '../parts/hands-offered.ts';

const palette = {
  skin: '#c98a5e',
  hair: '#33303c',
  iris: '#4d8a5a',
  coat: '#e8443f',
  panel: '#fbf1e2',
  rope: '#f4c94e',
  glove: '#8a6a58',
  horn: '#f0dfbd',
  tip: '#8a5a44',
  brass: '#e8b23c',
  strap: '#6b4a3c',
  scorch: '#4a3a40',
};

/** The signal horn of the rescue. */
function drawHorn(scene: Scene): void {
  scene.form(tube('190,214,6 214,206,9 228,180,13 229,146,16'), { ramp: 'horn', shade: 5 });
  scene.form(ellipse(228, 141, 18, 8, -4), { ramp: 'brass', shade: 3, rim: false });
  scene.form(ellipse(228, 140, 12, 4.4, -4), { ramp: 'tip', flat: true, lineWidth: 0.6 });
  scene.form(spline('213,190! 226,178 244,176! 243,190 230,196 221,206!'), {
    ramp: 'brass',
    shade: 2,
    rim: false,
    lineWidth: 0.8,
  });
}

/** Coils of rope over the shoulder, each over the previous one. */
function drawRope(scene: Scene): void {
  for (const spine of [
    '178,196,8 204,212,8 214,240,8 208,290,8',
    '166,198,8 190,214,8 200,242,8 194,290,8',
    '154,204,8 176,220,8 186,246,8 180,290,8',
  ]) {
    const points = spine.split(' ').map((point) => point.split(',').map(Number));
    const lines = points.slice(0, 3).flatMap(([x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = points[i + 1] ?? [];
      return [0.1, 0.36, 0.62, 0.86].map((share) => {
        const [a, b] = [x + (nextX - x) * share, y + (nextY - y) * share];
        return { path: `${a - 8},${b + 2} ${a - 2},${b - 1} ${a + 4},${b} ${a + 9},${b + 4}`, width: 2 };
      });
    });
    scene.form(tube(spine), { ramp: 'rope', shade: 4, rim: false, lines });
  }
}

function drawGoggleMark(): { path: ReturnType<typeof spline>; flat: string; opacity: number } {
  const mark = spline(
    '-58,-8 -40,-12 -24,-10 -12,-4 0,-11 18,-14 34,-8 54,-6! 56,6! 36,12 26,22 8,24 -6,18 -14,12 -22,20 -38,22 -60,14',
  );
  return { path: mark, flat: '#f0c39a', opacity: 0.62 };
}

/** Karaly of the mountain rescue. */
export const karaly = person('karaly-rescue', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 106, size: 1.02, wide: 1.04, high: 1.02, tilt: -5 });
  drawHorn(scene);
  drawTorso(scene, { x: 144, y: 200, wide: 1.06, slope: 0.6, neck: 36 });
  drawNeck(head, { width: 28, to: [146, 206] });
  scene.form(spline('104,196! 90,206 88,232 108,250! 128,250 150,262! 140,238 122,218!'), {
    ramp: 'coat',
    shade: 5,
  });
  scene.form(spline('178,192! 194,204 198,228 182,246! 166,248 150,262! 158,236 170,216!'), {
    ramp: 'coat',
    shade: 6,
  });
  scene.ink('150,256 151,264 151,270 151,280', 3.4, 'coat');
  drawRope(scene);
  drawEar(head, 1);
  drawFace(head, 'square', {
    numbers: { jaw: -5, chin: -3, length: 5, cheek: 0 },
    under: -30,
    marks: [drawGoggleMark(), { path: spline(STUBBLE), ramp: 'hair', opacity: 0.3 }],
  });
  drawWrinkles(head, { folds: 0.5 });
  drawEyes(head, 'almond', { look: [-0.3, 0], cut: { up: 0.6, lid: 0.4, tilt: 0.1 }, age: { feet: 2 } });
  drawNose(head, 'broken', { size: 1.02 });
  drawMouth(head, 'grin', { width: 26, y: 46 });
  for (const scar of ['16,22 20,29 22,36 21,42', '25,17 30,26 32,35 31,43', '35,17 38,23 39,29 38,34']) {
    head.ink(scar, 4.4, '#8f4a3c');
    head.ink(scar, 2.4, '#f4c3a6');
  }
  drawCurls(head, {
    lines: strands(
      '-30,-44 -24,-52 -14,-52 -10,-44',
      '-6,-56 2,-62 12,-60 14,-52',
      '16,-44 24,-52 34,-48 36,-40',
      '40,-24 46,-32 54,-28 54,-18',
      '-8,-38 -2,-44 6,-43 10,-37',
    ),
  });
  drawBrows(head, { thick: 7, raise: [0, 3], arch: 1, anger: 0.1 });
  const hand = new Frame(scene, { x: 68, y: 212, size: 1.02, degrees: 2 });
  drawSleeve(scene, '150,340,38 132,276,34 108,226,24');
  drawOfferedHand(hand, { ramp: 'glove' });
  hand.form('18,-22! 34,-30 48,-26! 54,0 48,34! 32,34 20,28! 26,4', {
    ramp: 'glove',
    shade: 4,
    rim: false,
    marks: [{ path: spline('40,-40 60,-40 60,50 38,40! 46,26 40,14! 48,4 40,-8! 46,-20'), ramp: 'scorch' }],
  });
});

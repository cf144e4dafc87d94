import {
  curlyOutline,
  drawBrows,
  drawCurlsBehind,
  drawEar,
  drawEyes,
  drawFace,
  drawFlush,
  drawFreckles,
  drawMouth,
  drawNeck,
  drawNose,
  drawTorso,
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
import { drawHipFist } from '../parts/hands-offered.ts';

const palette = {
  skin: '#e0aa80',
  hair: '#b5522f',
  iris: '#4a8a4a',
  coat: '#f7a3be',
  dot: '#fff3f6',
  tabard: '#fff3d6',
  gold: '#f2b93f',
  crest: '#8a5fc8',
  wood: '#b98552',
  net: '#e8f6ff',
  dew: '#bfeaff',
};

/** A butterfly net. */
function drawNet(net: Frame): void {
  net.form('-26,-150! -4,-136 34,-140 58,-156! 62,-118 52,-84 34,-66 18,-84 2,-116', {
    ramp: 'net',
    shade: 8,
    rim: false,
    lines: strands(
      '-18,-140 0,-116 18,-96 40,-78',
      '0,-138 16,-120 34,-104 52,-94',
      '24,-140 34,-130 46,-122 58,-118',
      '52,-150 30,-128 14,-110 4,-104',
      '34,-140 20,-122 10,-112 -4,-118',
      '58,-128 44,-112 30,-96 20,-82',
    ),
  });
  net.form(pole(146, 130, 8), { ramp: 'wood', rim: false, shade: 2.6 });
  net.wire(ellipse(16, -154, 44, 15, -4), 9.4, net.scene.ramp('wood').line);
  net.wire(ellipse(16, -154, 44, 15, -4), 4.4, net.scene.colour('gold'));
}

const DEW = [
  [-58, -30],
  [-40, -62],
  [-8, -78],
  [30, -74],
  [60, -48],
  [74, -10],
  [70, 26],
  [-62, 14],
  [10, -58],
  [48, -30],
] as const;

function drawDew(head: Frame): void {
  for (const [x, y] of DEW)
    head.form(`${x},${y - 7}! ${x + 5},${y + 2} ${x},${y + 6} ${x - 5},${y + 2}`, {
      ramp: 'dew',
      shade: 1.6,
      lineWidth: 0.45,
      rim: false,
      highlights: [ellipse(x - 1.6, y + 1, 1.4, 2)],
    });
}

/** A tabard with a rabbit as its coat of arms. */
function drawTabard(scene: Scene): void {
  scene.form(spline('94,172! 106,166 146,166 160,172! 166,196 158,240 164,300! 88,300! 96,240 88,196'), {
    ramp: 'tabard',
    shade: 5,
    marks: [{ path: spline('128,180! 190,180! 190,300! 128,300!'), ramp: 'crest' }],
  });
  const rabbit = new Frame(scene, { x: 126, y: 220, size: 1.15 });
  for (const [x, degrees] of [
    [-6, -14],
    [6, 12],
  ] as const)
    rabbit.form(ellipse(x, -16, 5, 13, degrees), { ramp: 'gold', lineWidth: 0.7, shade: 2, rim: false });
  rabbit.ellipse(0, 4, 14, 12, { ramp: 'gold', lineWidth: 0.8, shade: 3, rim: false });
  for (const x of [-5, 5]) rabbit.flat(ellipse(x, 3, 1.8, 2.6), '#4a2c20');
}

/** Quince, a girl of nine, with a butterfly net. */
export const quince = person('quince-daybreak', palette, (scene) => {
  const head = headFrame(scene, { x: 118, y: 100, size: 0.9, wide: 1.04, tilt: -4 });
  drawNet(new Frame(scene, { x: 176, y: 190, degrees: 8, size: 0.86 }));
  drawCurlsBehind(head, 0.35);
  const far = new Frame(scene, { x: 78, y: 236, size: 0.84, degrees: 10 });
  const near = new Frame(scene, { x: 174, y: 236, size: 0.84, degrees: -10, mirror: true });
  drawTorso(scene, { x: 126, y: 166, wide: 0.5, slope: 1.6, neck: 18 });
  drawNeck(head, { width: 14, to: [126, 170] });
  drawTabard(scene);
  for (const spine of [
    '98,184,14 66,192,14 42,210,13 50,228,12 70,236,11',
    '156,184,14 188,192,14 212,210,13 204,228,12 182,236,11',
  ])
    scene.form(tube(spine), { ramp: 'coat', shade: 5 });
  for (const [x, y] of [
    [74, 192],
    [50, 204],
    [176, 186],
    [200, 202],
  ] as const)
    scene.flat(ellipse(x, y, 4), palette.dot);
  drawHipFist(far);
  drawHipFist(near);
  drawEar(head, 1);
  drawFace(head, 'child', { under: -22 });
  drawFlush(head, 0.6);
  drawFreckles(head, '#b56a3c');
  drawEyes(head, 'wide', { look: [-0.15, 0], cut: { width: 29 } });
  drawNose(head, 'snub', { size: 0.82 });
  drawMouth(head, 'laugh', { width: 32, y: 41, gap: 0.08 });
  head.form(
    curlyOutline(
      '44,22 58,12 66,-6 64,-28 52,-48 34,-64 10,-72 -16,-70 -38,-58 -52,-38 -58,-14 -56,10 -46,22! -44,0! -38,-14 -26,-22 -12,-18 0,-26 14,-20 26,-24 34,-10! 40,4!',
      8,
    ),
    {
      ramp: 'hair',
      shade: 8,
      lines: strands(
        '-34,-40 -28,-50 -18,-50 -14,-40',
        '-6,-50 2,-58 14,-56 16,-46',
        '24,-44 34,-50 44,-42 42,-32',
        '46,-18 54,-22 58,-12 54,-2',
        '-46,-12 -48,-24 -40,-30 -34,-22',
      ),
    },
  );
  drawDew(head);
  drawBrows(head, { thick: 5, raise: [4, 2], anger: 0.3 });
});

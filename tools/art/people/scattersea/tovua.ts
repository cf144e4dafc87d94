import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawPlait,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  ink,
  person,
  polygon,
  type Scene,
  spline,
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#83523a',
  hair: '#cf9a4e',
  iris: '#b8762c',
  coat: '#f1e4c6',
  wrap: '#f2833a',
  blue: '#4f9fd0',
  red: '#e0564a',
  sail: '#fff3d6',
  wood: '#b07a45',
  line: '#5a4a58',
};

/** The kite, at the place where she looks. */
function drawKite(at: Frame): void {
  at.form(tube('4,52,3.2 10,64,3 20,70,2.8 26,84,0'), { ramp: 'line', lineWidth: 0.6, shade: 1, rim: false });
  for (const [x, y] of [[13, 65]] as const)
    at.form(
      polygon(
        `${x - 14},${y - 8} ${x},${y} ${x + 14},${y - 8} ${x + 14},${y + 8} ${x},${y} ${x - 14},${y + 8}`,
      ),
      { ramp: 'red', lineWidth: 0.75, shade: 2, rim: false },
    );
  at.form(polygon('0,-50 36,-10 4,54 -34,-6'), {
    ramp: 'wrap',
    shade: 5,
    rim: false,
    marks: [
      { path: polygon('0,-60 50,-10 2,-8'), ramp: 'sail' },
      { path: polygon('2,-8 -50,-6 4,70'), ramp: 'blue' },
    ],
  });
  at.ink('0,-48 1,-20 2,14 4,52', 2.6, 'line', 'none');
  at.ink('-33,-6 -10,-7 12,-8 35,-10', 2.6, 'line', 'none');
}

/** The reel with the line of the kite. */
function drawReel(hand: Frame): void {
  hand.form(polygon('-6,-40 6,-40 6,48 -6,48'), { ramp: 'wood', shade: 3, rim: false });
  hand.form('-24,-66! 24,-66! 20,-50 24,-34! -24,-34! -20,-50', {
    ramp: 'wrap',
    shade: 6,
    rim: false,
    lines: ['-22,-60 -8,-57 8,-57 22,-60', '-20,-50 -8,-47 8,-47 20,-50', '-22,-40 -8,-37 8,-37 22,-40'],
  });
  for (const y of [-69, -32]) hand.form(ellipse(0, y, 30, 7), { ramp: 'wood', shade: 2.6, rim: false });
}

/** Braids that the wind blows to the right. */
function drawBraids(head: Frame): void {
  for (const [from, to, sag] of [
    [[20, -54], [92, -44], 8],
    [[40, -40], [104, -14], 8],
    [[48, -22], [104, 16], 6],
    [[52, -2], [96, 46], 6],
    [[46, 16], [84, 70], 4],
  ] as const)
    drawPlait(head, from, to, { count: 5, thick: 9.5, sag: -sag });
}

function drawRows(head: Frame): void {
  head.form(
    '-44,0! -51,-20 -47,-44 -26,-63 6,-69 38,-59 57,-28 55,8! 47,2 43,-12! 38,0 34,6! 35,-12 26,-28 10,-38 -12,-40 -30,-34 -41,-20!',
    {
      ramp: 'hair',
      shade: 7,
      lines: strands(
        '-36,-30 -24,-44 -8,-54 14,-60',
        '-18,-40 -2,-46 16,-50 34,-52',
        '6,-40 20,-42 34,-42 46,-36',
        '26,-28 36,-28 46,-24 54,-16',
      ),
    },
  );
}

function drawVest(scene: Scene): void {
  scene.form(spline('104,206! 110,226 140,240 168,228 178,204! 160,214 124,216'), {
    ramp: 'wrap',
    shade: 4,
    lines: strands('112,214 126,226 144,230 160,224'),
  });
  scene.form(spline('106,208! 84,220 78,246 80,300! 142,300! 138,258 116,238!'), {
    ramp: 'coat',
    shade: 6,
    marks: [{ path: polygon('84,256 118,250 122,280 86,284'), ramp: 'blue' }],
  });
  scene.form(spline('180,204! 202,214 212,240 214,300! 146,300! 148,256 168,234!'), {
    ramp: 'coat',
    shade: 7,
    marks: [{ path: polygon('174,232 204,224 212,248 178,256'), ramp: 'red' }],
  });
  for (const stitch of ['174,238 181,236', '180,252 187,250', '194,224 196,231', '208,240 201,242'])
    scene.flat(ink(stitch, 2.6, 'none'), palette.sail);
}

/** Tovua, looking at the sky, with one hand on the line. */
export const tovua = person('tovua-kites', palette, (scene) => {
  const head = headFrame(scene, { x: 150, y: 128, size: 0.9, wide: 0.95, high: 1.02, tilt: 20 });
  drawBraids(head);
  scene.flat(ink('48,80 44,110 42,134 44,168', 3.4, 'none'), palette.line);
  drawKite(new Frame(scene, { x: 46, y: 60, size: 0.92, degrees: -12 }));
  drawTorso(scene, { x: 142, y: 208, wide: 0.78, slope: 0.8, neck: 24, ramp: 'skin' });
  drawNeck(head, { width: 16, to: [142, 212] });
  drawVest(scene);
  drawEar(head, 1);
  drawFace(head, 'oval', { numbers: { jaw: -1, cheek: 2, chin: -1 }, under: -30 });
  drawEyes(head, 'wide', { look: [-0.36, -0.42], lashes: true, cut: { up: 0.92, down: 0.7, iris: 0.58 } });
  drawNose(head, 'broad', { size: 0.84 });
  drawMouth(head, 'grin', { width: 32, y: 42, lips: '#b0524a' });
  drawRows(head);
  drawBrows(head, { thick: 5, raise: [4, 5], arch: 1.2, colour: '#4a2f24' });
  const hand = new Frame(scene, { x: 58, y: 228, size: 0.92, degrees: -6 });
  drawReel(hand);
  scene.form(tube('110,330,24 96,286,19 82,242,14'), { ramp: 'skin', shade: 7 });
  drawFist(hand);
});

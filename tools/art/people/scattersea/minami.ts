import {
  bolt,
  drawBrows,
  drawEar,
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
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  SHAVED,
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#ebc49a',
  hair: '#f4f4f6',
  iris: '#5a4638',
  coat: '#f2c230',
  vest: '#5a8a94',
  shirt: '#f4efe4',
  steel: '#7d8798',
  glow: '#dff6ff',
  spark: '#ffd23f',
  book: '#a8483e',
  page: '#f2e6c8',
};

/** A lantern with a spark in it. */
function drawLantern(at: Frame): void {
  at.wire('0,-78 -18,-66 -24,-44! 0,-50! 24,-44! 18,-66', 4.6, at.scene.ramp('steel').line);
  at.form('-26,-44! -20,-56 -8,-62 8,-62 20,-56 26,-44! 0,-39', { ramp: 'steel', shade: 4 });
  at.form('-22,-44! 22,-44! 30,-16 22,16! -22,16! -30,-16', { ramp: 'glow', shade: 5, lineRamp: 'steel' });
  at.form(bolt(0, -14, 25), { ramp: 'spark', miter: true, lineWidth: 0.85, shade: 2, rim: false });
  for (const bar of ['-20,-44 -28,-16 -20,16', '20,-44 28,-16 20,16']) at.ink(bar, 3.4, 'steel', 'none');
  at.ink('-29,-28 0,-23 29,-28', 3, 'steel', 'none');
  at.ink('-29,0 0,5 29,0', 3, 'steel', 'none');
  at.form(polygon('-28,14 28,14 24,28 -24,28'), { ramp: 'steel', shade: 3, rim: false });
}

/** A damp book, found on the beach. */
function drawBook(scene: Scene): void {
  scene.form(spline('170,232! 184,220 200,222 214,212 228,208! 244,222! 238,228 222,234 206,236 186,250!'), {
    ramp: 'page',
    shade: 3,
    rim: false,
    lines: strands('180,238 194,230 210,228 232,218', '186,244 200,236 216,232 238,224'),
  });
  scene.form(spline('168,234! 184,248! 246,224! 248,300! 176,300!'), {
    ramp: 'book',
    shade: 6,
    rim: false,
    marks: [{ path: polygon('190,252 246,230 247,238 191,260'), flat: palette.spark }],
  });
}

/** A brush cut: its upright part is drawn behind the face, its soft edge on the forehead. */
function drawCrewCut(head: Frame): void {
  head.form('-46,-14! -50,-40 -46,-64! -12,-71 22,-71 48,-62! 58,-40 57,-8!', { ramp: 'hair', shade: 7 });
}

function drawHairline(head: Frame): void {
  const edge =
    '-44,-18! -47,-40 -44,-61! -12,-68 22,-68 45,-59! 54,-40 53,-8! 47,2 43,-6! 42,-18! 38,-30! 32,-30 28,-40! 20,-38 14,-44! 6,-41 -2,-45! -12,-41 -20,-44! -28,-38 -34,-39! -40,-30';
  head.form(edge, { ramp: 'hair', outline: false, shade: 8 });
  const { deep } = head.scene.ramp('hair');
  for (const x of [-34, -20, -5, 10, 24, 37])
    head.ink(`${x},-52 ${x + 1},-56 ${x + 1},-59 ${x + 2},-63`, 2.2, deep);
}

function drawOilskin(scene: Scene): void {
  scene.form(spline('110,208! 106,240 112,300! 168,300! 176,240 170,206! 158,222 126,224'), {
    ramp: 'vest',
    shade: 5,
    lines: [
      '128,240 134,248 128,256 134,264',
      '144,238 150,246 144,254 150,262',
      '158,238 164,246 158,254 164,262',
    ],
  });
  scene.form(spline('114,206! 122,230 141,246! 160,228 168,204! 154,216 130,218'), {
    ramp: 'shirt',
    shade: 3,
  });
  scene.form(spline('108,204! 84,214 74,244 76,300! 118,300! 112,262 118,236!'), { ramp: 'coat', shade: 7 });
  scene.form(spline('172,202! 198,212 210,242 212,300! 160,300! 168,260 162,234!'), {
    ramp: 'coat',
    shade: 8,
  });
  scene.form(spline('106,202! 88,212 88,232 106,242! 116,228 122,220!'), {
    ramp: 'coat',
    shade: 4,
    rim: false,
  });
  scene.form(spline('174,200! 194,210 194,230 176,240! 166,226 160,218!'), {
    ramp: 'coat',
    shade: 5,
    rim: false,
  });
}

/** Minami, the lighthouse keeper, bowing. */
export const minami = person('minami-light', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 122, size: 0.94, wide: 0.96, tilt: -9 });
  drawTorso(scene, { x: 144, y: 206, wide: 0.8, slope: 1.1, neck: 24 });
  drawNeck(head, { width: 19, to: [144, 212] });
  drawOilskin(scene);
  drawBook(scene);
  drawCrewCut(head);
  drawEar(head, 1.3);
  drawFace(head, 'oval', {
    numbers: { jaw: 2, chin: 2, cheek: 1, length: 1 },
    under: -40,
    marks: [{ path: spline(SHAVED), ramp: 'hair', opacity: 0.7 }],
  });
  drawWrinkles(head, { forehead: 2, folds: 0.9, hollow: 0.4 });
  drawEyes(head, 'smooth', {
    look: [-0.1, 0.2],
    age: { bags: 2, feet: 2 },
    cut: { width: 24, up: 0.48, down: 0.4, tilt: -0.04 },
  });
  drawNose(head, 'snub', { size: 1.04 });
  drawMouth(head, 'smile', { width: 26, y: 44 });
  drawHairline(head);
  drawBrows(head, { thick: 7, bushy: true, raise: [5, 6], anger: -0.5, arch: 1.2 });
  drawGlasses(head, 'round', { colour: '#4a4152' });
  head.form(polygon('-19,1 -8,-1 -7,9 -18,11'), { ramp: 'page', lineWidth: 0.6, shade: 1, rim: false });
  drawSleeve(scene, '126,330,32 100,270,26 76,204,20 60,150,16', { shade: 8 });
  drawLantern(new Frame(scene, { x: 50, y: 200, size: 1.1, degrees: -2 }));
  drawFist(new Frame(scene, { x: 52, y: 116, size: 0.96, degrees: 58 }));
});

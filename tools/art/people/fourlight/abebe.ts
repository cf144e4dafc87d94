import {
  drawBrows,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawLongBehind,
  drawMouth,
  drawNeck,
  drawNose,
  drawPalm,
  drawSleeve,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  spline,
  star,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#bd8552',
  hair: '#34303f',
  silver: '#d6dbe8',
  iris: '#34408f',
  amber: '#e09a2c',
  rose: '#f29ab0',
  gold: '#f4c24a',
  violet: '#9468d0',
  midnight: '#3d4590',
  coat: '#f4c24a',
  brass: '#e8b23c',
  moon: '#eef0ff',
};

/** The key that winds the sky. */
function drawWindingKey(key: Frame): void {
  key.form(polygon('-7,-20 7,-20 8,90 -8,90'), { ramp: 'brass', shade: 3, rim: false });
  key.form(polygon('-12,14 12,14 12,22 -12,22'), { ramp: 'brass', shade: 2, rim: false, lineWidth: 0.85 });
  for (const side of [-1, 1]) {
    key.form(
      spline(
        `${side * 4},-18! ${side * 18},-8 ${side * 38},-10 ${side * 48},-32 ${side * 38},-54 ${side * 18},-52 ${side * 4},-34!`,
      ),
      { ramp: 'brass', shade: 6 },
    );
    key.form(ellipse(side * 28, -31, 10, 11), { ramp: 'midnight', flat: true, lineWidth: 0.8 });
    key.form(star(side * 28, -31, 7, 2.8, 4), { ramp: 'moon', flat: true, outline: false });
  }
  key.ellipse(0, -28, 12, 14, { ramp: 'brass', shade: 3, rim: false });
}

/** A ring of the four hours, dawn, noon, dusk and midnight, with a clock hand. */
function drawHours(ring: Frame): void {
  const brass = ring.scene.ramp('brass');
  ring.wire(ellipse(0, 0, 40, 40), 8.6, brass.line);
  ring.wire(ellipse(0, 0, 40, 40), 4, brass.base);
  for (const [x, y, ramp] of [
    [-40, 0, 'rose'],
    [0, -40, 'gold'],
    [40, 0, 'violet'],
    [0, 40, 'midnight'],
  ] as const)
    ring.ellipse(x, y, 13, 13, {
      ramp,
      shade: 4,
      rim: false,
      highlights: [ellipse(x - 4, y - 5, 4, 2.6, -30)],
    });
  ring.flat(star(0, -40, 8, 4, 8), '#fff6d0');
  ring.flat(spline('5,32! -6,34 -8,42 -2,48 6,47! -1,43 0,36'), palette.moon);
  ring.form(star(0, 0, 17, 6, 8, 0), { ramp: 'brass', shade: 3, lineWidth: 0.8, rim: false });
}

/** Black hair, silver on the left side. */
function drawHair(head: Frame): void {
  head.form('4,-71! 28,-66 54,-44 66,-8 72,34 70,88! 54,84 44,66! 46,34 42,2 26,-24 2,-46!', {
    ramp: 'hair',
    shade: 8,
    lines: strands('14,-54 36,-38 50,-8 56,30', '20,-62 46,-44 58,-10 64,30', '48,20 56,40 58,56 56,74'),
  });
  head.form(
    '4,-71! 2,-46! -24,-40 -40,-18 -46,12 -45,40 -50,74! -60,70 -66,58! -64,26 -60,-8 -52,-40 -30,-64',
    {
      ramp: 'silver',
      shade: 7,
      lines: strands(
        '-6,-56 -28,-42 -44,-16 -50,16',
        '-8,-64 -34,-52 -50,-26 -56,8',
        '-50,24 -54,38 -54,50 -56,62',
      ),
    },
  );
}

/** A coat in four coloured quarters. */
function drawCoat(scene: Scene): void {
  scene.form(spline('106,206! 92,196 96,178! 114,196 130,216 134,240! 116,230'), { ramp: 'rose', shade: 4 });
  scene.form(spline('164,204! 178,194 176,174! 158,192 140,214 134,240! 152,230'), {
    ramp: 'gold',
    shade: 5,
  });
  scene.ink('134,236 135,246 135,254 135,264', 3.4, 'midnight');
  for (const y of [246])
    scene.form(star(135, y, 8, 4.4, 8), { ramp: 'brass', shade: 2, lineWidth: 0.6, rim: false });
}

/** Abebe, keeper of the four hours. */
export const abebe = person('abebe-hours', palette, (scene) => {
  const head = headFrame(scene, { x: 128, y: 104, size: 0.98, wide: 0.94, high: 1.06, tilt: 1 });
  drawWindingKey(new Frame(scene, { x: 187, y: 126, size: 0.92, degrees: 66 }));
  drawLongBehind(head, 0.55, {
    marks: [{ path: spline('-90,-90! 0,-90! -10,0 -14,160! -90,160!'), ramp: 'silver' }],
  });
  drawTorso(scene, {
    x: 138,
    y: 206,
    wide: 0.9,
    slope: 1.5,
    neck: 22,
    ramp: 'gold',
    marks: [
      { path: polygon('0,150 135,150 135,240 0,240'), ramp: 'rose' },
      { path: polygon('0,240 135,240 135,320 0,320'), ramp: 'violet' },
      { path: polygon('135,240 256,240 256,320 135,320'), ramp: 'midnight' },
    ],
  });
  drawNeck(head, { width: 15, to: [134, 214] });
  drawCoat(scene);
  drawEar(head, 0.95);
  drawFace(head, 'oval', { numbers: { jaw: -3, chin: -3, length: 4, cheek: 0 }, under: -40 });
  drawWrinkles(head, { folds: 0.4 });
  drawEyes(head, 'almond', {
    look: [-0.12, 0],
    farIris: palette.amber,
    cut: { up: 0.6, down: 0.44, lid: 0.5, tilt: 0.26 },
    age: { feet: 1 },
  });
  drawNose(head, 'straight', { size: 1.06 });
  drawMouth(head, 'smile', { width: 22, y: 45 });
  drawHair(head);
  drawEarring(head, 'drop', 'gold');
  drawBrows(head, { thick: 5.6, raise: [3, 4], arch: 1 });
  drawSleeve(scene, '104,330,30 90,290,25 84,244,18', { ramp: 'rose' });
  drawHours(new Frame(scene, { x: 54, y: 156, size: 0.78, degrees: 8 }));
  drawPalm(new Frame(scene, { x: 60, y: 212, size: 1.04, degrees: 4 }));
  scene.form(spline('68,236! 86,226 106,234! 110,250! 86,244 68,254!'), {
    ramp: 'violet',
    shade: 3,
    rim: false,
  });
});

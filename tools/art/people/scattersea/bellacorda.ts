import {
  curlyOutline,
  drawFist,
  drawSleeve,
  drawTorso,
  ellipse,
  Frame,
  headFrame,
  mix,
  person,
  polygon,
  type Scene,
  spline,
  star,
  strands,
} from '../kit.ts';

/** A tiny mask at the end of a stick: an oval face with eye holes, cheeks and a mouth. */
function drawMask(stick: Frame, ramp: string): void {
  const face = stick.inside({ x: 0, y: -62, size: 0.88 });
  face.form('0,-24 14,-21 19,-8 16,8 8,19 0,23 -8,19 -16,8 -19,-8 -14,-21', {
    ramp,
    shade: 4,
    lineRamp: 'lilac',
    lineWidth: 0.85,
  });
  for (const x of [-7.5, 7.5]) {
    face.flat(ellipse(x, -4, 4.6, 4), '#3a2456');
    face.flat(ellipse(x * 1.35, 6, 3.4, 2.6), '#f2567e', 0.5);
  }
  face.flat(spline('-5,11! 0,12 5,11! 2,16 -2,16'), '#c23a5e');
}

const palette = {
  skin: '#9c6644',
  hair: '#5a3a4a',
  iris: '#6a4a9a',
  coat: '#ee86ae',
  silver: '#d5dae8',
  moon: '#fdfbff',
  crescent: '#cfd6ee',
  blush: '#f78aa6',
  gold: '#f4c64a',
  lilac: '#a98ae8',
  mint: '#6fd0b8',
  stick: '#e9d7a8',
};

/** A fan of five paper masks on sticks. */
function drawFan(hand: Frame): void {
  const faces = [
    [-50, 'gold'],
    [-27, 'lilac'],
    [40, 'coat'],
    [18, 'mint'],
    [-5, 'moon'],
  ] as const;
  for (const [degrees] of faces)
    hand.inside({ x: 0, y: 0, degrees }).form(polygon('-2.6,-50 2.6,-50 2.6,10 -2.6,10'), {
      ramp: 'stick',
      lineWidth: 0.75,
      shade: 1,
      rim: false,
    });
  for (const [degrees, ramp] of faces) drawMask(hand.inside({ x: 0, y: 0, degrees }), ramp);
}

/** The eye holes of the moon mask, with lashes and a dark eye behind them. */
function drawMoonEyes(head: Frame): void {
  const isBeaten = head.scene.mood === 'beaten';
  for (const [x, rx] of [
    [-26, 10.5],
    [14, 13],
  ] as const) {
    if (head.scene.mood === 'kind') {
      head.ink(`${x - rx},7 ${x - rx * 0.5},0 ${x},-2.5 ${x + rx * 0.5},0 ${x + rx},7`, 4.2, '#3a2456');
      continue;
    }
    head.ellipse(x, 4, rx, isBeaten ? 12 : 9.6, {
      ramp: 'skin',
      dim: true,
      lineWidth: 0.9,
      shade: 2,
      rim: false,
    });
    head.flat(ellipse(x - 0.5, 5, rx * 0.72, isBeaten ? 10 : 8), '#fffdfa');
    head.flat(ellipse(x - 2, 5, rx * 0.5, 7.4), '#3a2456');
    head.flat(ellipse(x - 4, 1.6, 2.6, 2.6), '#ffffff');
    head.flat(ellipse(x + 1, 9, 1.4, 1.4), '#ffffff');
  }
  head.ink('-40,-16 -32,-23 -24,-24 -14,-20', 3.6, 'lilac');
  head.ink('2,-20 12,-25 22,-24 32,-16', 3.6, 'lilac');
}

/** Its painted lips: closed, open with surprise, or in a broad smile. */
function drawMoonMouth(head: Frame): void {
  const { mood } = head.scene;
  if (mood === 'beaten') {
    head.ellipse(-11, 45, 8, 9, { ramp: '#e0486e', lineWidth: 0.7, shade: 1.6, rim: false });
    head.flat(ellipse(-11, 45, 4, 5), '#7a1f46');
    return;
  }
  const lips =
    mood === 'kind'
      ? '-34,37! -22,41 -12,42 -2,41 13,36! 4,50 -10,55 -26,50'
      : '-28,43! -20,39 -14,41 -7,38 6,43! -2,50 -11,52 -20,50';
  head.form(lips, { ramp: '#e0486e', lineWidth: 0.7, shade: 1.6, rim: false });
  head.ink(mood === 'kind' ? '-32,39 -20,45 -8,45 11,38' : '-27,43 -18,45 -8,44 5,42', 2, '#7a1f46');
}

function drawMoonMask(head: Frame): void {
  head.form('-4,-66 30,-58 50,-30 53,2 44,36 18,58 -10,66 -34,54 -49,28 -52,-2 -48,-32 -30,-57', {
    ramp: 'moon',
    shade: 9,
    lineRamp: 'lilac',
    marks: [
      { path: spline('30,-70! 70,-60! 74,60! 6,74! 34,50 44,14 42,-24 34,-50'), ramp: 'crescent' },
      { path: [ellipse(26, 27, 13, 10), ellipse(-37, 26, 9, 9)], flat: palette.blush, opacity: 0.75 },
    ],
  });
  drawMoonEyes(head);
  head.flat(spline('-12,8! -8,20 -8,28 -16,32 -22,29 -18,20'), mix(palette.moon, palette.lilac, 0.28));
  head.ink('-17,10 -21,20 -24,27 -20,31 -13,31', 2.6, head.scene.ramp('crescent').deep);
  drawMoonMouth(head);
  head.flat(star(-10, -42, 9, 4, 4), palette.gold);
  for (const [x, y] of [
    [-28, -34],
    [10, -38],
  ] as const)
    head.flat(star(x, y, 5, 2, 4), palette.gold);
}

function drawHood(head: Frame): void {
  head.form('-14,-82 30,-82 66,-54 78,-8 76,44 58,84 0,90 -48,72 -66,30 -66,-18 -46,-62', {
    ramp: 'coat',
    shade: 12,
    lines: strands('36,-70 60,-46 68,-8 66,40', '-52,-46 -60,-16 -60,20 -54,56'),
  });
  head.form(
    curlyOutline(
      '-6,-76 18,-74 40,-62 56,-42 64,-16 64,12 58,38 46,58! 30,62 -40,62 -56,46! -62,22 -62,-6 -58,-32 -46,-56 -28,-70',
      6,
    ),
    { ramp: 'silver', shade: 5, lineRamp: 'lilac' },
  );
}

function drawCrescent(head: Frame): void {
  head.form('26,-104! 14,-78 -14,-76 -26,-102! -14,-90 12,-92', {
    ramp: 'gold',
    miter: true,
    shade: 3,
    rim: false,
  });
}

function drawRibbon(scene: Scene): void {
  scene.form(spline('146,222! 120,208 100,212 98,230 104,244 124,240!'), {
    ramp: 'silver',
    shade: 4,
    lineRamp: 'lilac',
    lines: strands('138,222 126,220 116,222 108,228'),
  });
  scene.form(spline('146,222! 170,206 192,208 196,226 190,242 170,240!'), {
    ramp: 'silver',
    shade: 4,
    lineRamp: 'lilac',
    lines: strands('154,222 166,218 176,218 186,224'),
  });
  scene.form(spline('140,226! 126,244 118,300! 138,300! 150,240!'), {
    ramp: 'silver',
    shade: 4,
    lineRamp: 'lilac',
    rim: false,
  });
  scene.form(spline('152,226! 166,244 178,300! 156,300! 144,240!'), {
    ramp: 'silver',
    shade: 4,
    lineRamp: 'lilac',
    rim: false,
  });
  scene.form(ellipse(146, 226, 11, 12), { ramp: 'gold', shade: 3, rim: false });
}

/** Bellacorda with a moon mask, in a curtsy. */
export const bellacorda = person('bellacorda-masks', palette, (scene) => {
  const head = headFrame(scene, { x: 164, y: 126, size: 0.95, wide: 1.04, tilt: -10 });
  drawTorso(scene, { x: 150, y: 212, wide: 0.98, slope: 1.7, neck: 40 });
  drawHood(head);
  drawCrescent(head);
  drawMoonMask(head);
  drawRibbon(scene);
  const hand = new Frame(scene, { x: 80, y: 206, size: 0.95, degrees: -9 });
  drawFan(hand);
  drawSleeve(scene, '130,340,34 114,290,27 100,244,17', { shade: 8 });
  drawFist(hand);
  scene.form(curlyOutline('82,234 92,222 108,222 120,232 122,246 106,252 88,250', 5), {
    ramp: 'silver',
    shade: 4,
    lineRamp: 'lilac',
    rim: false,
  });
});

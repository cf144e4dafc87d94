import {
  curlyOutline,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawMouth,
  drawNeck,
  drawNose,
  drawPinch,
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
  strands,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#cf9a62',
  hair: '#a9a4b6',
  iris: '#5f8a4a',
  coat: '#b497e2',
  lapel: '#9474c8',
  cravat: '#46a86c',
  shirt: '#fdf8f4',
  glass: '#c8f0f6',
  belt: '#6f4a3a',
  scent: '#f6c6e6',
  cork: '#c99a62',
};
const SCENTS = ['#f2699a', '#f2c23e', '#6ac85a', '#8a6ae8'] as const;

/** A crystal stopper on its rod, with the scent that rises from it. */
function drawStopper(hand: Frame): void {
  hand.form(polygon('-5,-6 5,-6 2,62 -2,62'), { ramp: 'glass', shade: 2, rim: false, lineRamp: 'coat' });
  hand.form(polygon('-9,-10 -28,-34 -22,-58 0,-68 22,-58 28,-34 9,-10'), {
    ramp: 'glass',
    shade: 6,
    rim: false,
    lineRamp: 'lapel',
    marks: [
      { path: polygon('-30,-34 -22,-60 0,-44 -10,-20'), flat: '#f2feff' },
      { path: polygon('0,-44 24,-60 30,-34 10,-20'), flat: '#9fdcec' },
    ],
  });
  hand.ink('-10,-12 -6,-24 -2,-34 0,-44 0,-56 0,-66', 2, 'lapel', 'none');
}

function drawWisp(scene: Scene): void {
  scene.form(tube('56,60,2 64,44,4.6 54,30,5 62,16,3.4 56,9,0'), {
    ramp: 'scent',
    lineWidth: 0.75,
    shade: 2,
    rim: false,
    lineRamp: 'lapel',
  });
}

/** A bandolier of corked phials in leather loops, across the chest. */
function drawBandolier(scene: Scene): void {
  scene.form(polygon('196,196 212,206 112,290 92,280'), { ramp: 'belt', shade: 4, rim: false });
  SCENTS.forEach((scent, i) => {
    const phial = new Frame(scene, { x: 192 - i * 22, y: 222 + i * 18, size: 1.06, degrees: 10 });
    phial.form(polygon('-4,-22 4,-22 4,-14 -4,-14'), { ramp: 'cork', lineWidth: 0.7, shade: 1, rim: false });
    phial.form('-6,-16! 6,-16! 9,-4 9,14 0,19 -9,14 -9,-4', {
      ramp: 'glass',
      lineWidth: 0.8,
      shade: 2,
      rim: false,
      lineRamp: 'lapel',
      marks: [{ path: polygon('-12,-6 12,-6 12,24 -12,24'), flat: scent }],
      highlights: [ellipse(-4, 2, 1.8, 6)],
    });
  });
}

/** Oiled, wavy hair. */
function drawQuiff(head: Frame): void {
  head.form(
    curlyOutline('30,-52 46,-46 57,-30 61,-12 58,8 50,20! 46,4 43,-10! 38,-2 33,6! 33,-14 22,-34! 10,-44', 6),
    { ramp: 'hair', shade: 6 },
  );
  head.form(
    '36,-36! 20,-34 4,-30 -14,-34 -24,-28 -36,-20! -50,-24 -58,-40 -50,-58! -52,-76 -36,-88 -18,-84! -4,-96 18,-94 26,-82! 44,-80 54,-62 46,-46!',
    {
      ramp: 'hair',
      shade: 8,
      lines: strands(
        '-46,-56 -36,-64 -24,-60 -20,-50 -28,-44',
        '-16,-82 -2,-82 6,-70 0,-60 -10,-60',
        '28,-80 38,-70 36,-58 24,-54 16,-58',
      ),
      highlights: [ellipse(-38, -72, 7, 3.4, -40), ellipse(8, -87, 7, 3, -6)],
    },
  );
}

function drawDress(scene: Scene): void {
  scene.form(spline('112,196! 102,210 116,232 138,238! 158,230 172,208 164,194! 148,206 128,208'), {
    ramp: 'shirt',
    shade: 3,
  });
  scene.form(spline('106,198! 84,212 80,236 100,240! 100,252 134,292! 136,254 122,222!'), {
    ramp: 'lapel',
    shade: 5,
  });
  scene.form(spline('170,194! 194,206 200,232 182,238! 184,252 138,292! 142,254 158,220!'), {
    ramp: 'lapel',
    shade: 6,
  });
  scene.form(spline('128,214! 120,232 124,252 138,260 152,250 156,230 149,212! 138,220'), {
    ramp: 'cravat',
    shade: 6,
    lines: ['133,228 136,238 134,246 136,254', '146,226 143,236 144,244 141,252'],
  });
  scene.form(spline('122,210! 138,206 154,208! 154,222! 138,228 122,224!'), {
    ramp: 'cravat',
    shade: 3,
    rim: false,
  });
}

/** Amaury, the perfumer, with his nose in the air. */
export const amaury = person('amaury-stills', palette, (scene) => {
  const head = headFrame(scene, { x: 150, y: 120, size: 0.9, wide: 0.94, high: 1.06, tilt: 14 });
  drawTorso(scene, { x: 140, y: 200, wide: 0.8, slope: 1, neck: 24 });
  drawNeck(head, { width: 18, to: [140, 206] });
  drawDress(scene);
  drawBandolier(scene);
  drawEar(head, 1);
  drawFace(head, 'heart', { numbers: { length: 6, cheek: -1, jaw: 2 }, under: -32 });
  drawWrinkles(head, { folds: 0.7, hollow: 0.5 });
  drawEyes(head, 'hooded', {
    look: [-0.3, 0.25],
    cut: { up: 0.4, down: 0.5, lid: 1, tilt: 0.06 },
    age: { feet: 2, bags: 1 },
  });
  drawNose(head, 'long', { size: 1.12 });
  drawMouth(head, 'smirk', { width: 24, y: 48, lips: true });
  for (const half of ['-17,37 -25,38 -33,40 -40,34', '-12,37 -3,38 6,40 15,33'])
    head.flat(ink(half, 3.4, 'end'), head.scene.ramp('hair').line);
  head.flat(ellipse(18, 37, 2.6), '#3a2430');
  drawQuiff(head);
  drawBrows(head, { thick: 4.5, raise: [2, 4], arch: 1.7, colour: '#5a5468' });
  drawWisp(scene);
  const hand = new Frame(scene, { x: 60, y: 144, size: 1.06, degrees: -6 });
  drawStopper(hand);
  drawSleeve(scene, '112,330,32 96,270,25 100,186,15', { shade: 8 });
  drawPinch(hand);
  scene.form(spline('82,188! 100,182 122,190! 126,206! 102,200 84,206!'), {
    ramp: 'shirt',
    shade: 3,
    rim: false,
  });
});

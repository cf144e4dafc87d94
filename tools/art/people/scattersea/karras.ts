import {
  drawBrows,
  drawCropped,
  drawCuppedHand,
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
  spline,
  strands,
} from '../kit.ts';

const palette = {
  skin: '#cfa06c',
  hair: '#f6f3ee',
  iris: '#7a5a2e',
  coat: '#d9a441',
  scarf: '#d4423e',
  clay: '#c0704a',
  slip: '#d99a78',
};

/** An unfinished jar with visible rings of the potter's wheel. */
function drawJar(at: Frame): void {
  at.form('-26,-74! -22,-58 -40,-40 -48,-8 -42,30 -28,56! 28,56! 42,30 48,-8 40,-40 22,-58 26,-74! 0,-68', {
    ramp: 'clay',
    shade: 10,
    gloss: true,
    highlights: [spline('-36,-24! -30,-34! -34,-8 -32,18! -40,4')],
    lines: ['-30,-50 -10,-45 10,-45 30,-50', '-46,-16 -16,-8 16,-8 46,-16', '-44,20 -16,28 16,28 44,20'],
  });
  at.ellipse(0, -74, 27, 8, { ramp: 'clay', dim: true, shade: 2, rim: false });
}

/** Smears of clay on the face. */
function drawSmears(head: Frame): void {
  for (const smear of [
    '8,32! 22,20 40,16! 36,26 22,34',
    '14,42! 26,34 40,30! 34,40 22,44',
    '-40,-26! -26,-34 -10,-34! -18,-28 -32,-22',
    '-34,52! -20,50 -6,54! -16,60 -28,58',
  ])
    head.flat(smear, palette.slip, 0.8);
}

/** A scarf tied around the cropped head, with the knot on top. */
function drawScarf(head: Frame): void {
  head.form('-4,-42! -26,-50 -38,-76 -24,-84! -10,-78 0,-62! 6,-82 22,-94 32,-84! 28,-64 10,-44!', {
    ramp: 'scarf',
    shade: 5,
    lines: strands('-5,-50 -14,-58 -20,-66 -26,-76', '7,-52 12,-62 18,-72 24,-82'),
  });
  head.form('-48,-4! -54,-20 -42,-38 -6,-49 32,-43 58,-20 57,2! 45,-4 34,-20 4,-33 -26,-30 -42,-15!', {
    ramp: 'scarf',
    shade: 6,
    lines: strands('-42,-26 -22,-38 4,-41 26,-36', '54,-4 48,-18 38,-28 26,-36'),
  });
  head.form(ellipse(2, -45, 13, 11, 8), { ramp: 'scarf', shade: 3, rim: false });
}

function drawSmock(scene: Scene): void {
  scene.form(spline('120,206! 100,216 98,240 116,250! 138,240 152,228!'), { ramp: 'coat', shade: 4 });
  scene.form(spline('184,204! 202,214 204,238 188,250! 166,240 152,228!'), { ramp: 'coat', shade: 5 });
}

/** Karras, the potter, squinting along a curve. */
export const karras = person('karras-kiln', palette, (scene) => {
  const head = headFrame(scene, { x: 158, y: 126, size: 0.98, wide: 1.06, tilt: -5 });
  drawTorso(scene, { x: 146, y: 208, wide: 1.02, slope: 1, neck: 32 });
  drawNeck(head, { width: 26, to: [154, 212] });
  drawSmock(scene);
  drawEar(head, 1.15);
  drawFace(head, 'square', { numbers: { jaw: 1, cheek: 3 }, under: -20 });
  drawWrinkles(head, { forehead: 1, folds: 1, worry: true });
  drawSmears(head);
  drawEyes(head, 'narrow', {
    look: [-0.45, 0.3],
    cut: { up: 0.44, down: 0.4, lid: 0.55, width: 27 },
    age: { bags: 2, feet: 3 },
  });
  drawNose(head, 'hooked', { size: 1.12 });
  drawMouth(head, 'flat', { width: 27, y: 46 });
  drawCropped(head.inside({ x: 0, y: -5, wide: 1.03 }));
  drawScarf(head);
  drawBrows(head, { thick: 7, raise: [-3, 4], anger: 0.35, colour: '#8a7f7a' });
  const jar = new Frame(scene, { x: 72, y: 176, size: 1, degrees: -4 });
  drawCuppedHand(jar.inside({ x: -36, y: 22, size: 0.9, mirror: true, degrees: -8 }));
  drawJar(jar);
  drawSleeve(scene, '170,344,42 156,290,36 136,238,26', { shade: 9 });
  drawCuppedHand(jar.inside({ x: 27, y: 30, size: 1.06, degrees: -8 }));
});

import {
  drawBrows,
  drawBun,
  drawCombedBack,
  drawCuff,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
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
  openSpline,
  person,
  type Scene,
  spline,
} from '../kit.ts';
import { drawWatch, drawWrench } from './zahnd-props.ts';

const palette = {
  skin: '#f3c9ad',
  hair: '#7a4f36',
  iris: '#4a7a6a',
  coat: '#2f7a58',
  hat: '#2b6b4f',
  band: '#c8413f',
  peak: '#3a3346',
  brass: '#f2bf45',
  steel: '#8b97ab',
  grip: '#c8413f',
  dial: '#fffaf0',
  trim: '#c8413f',
  oil: '#3f3540',
};

/** The stiff cap of a railway uniform. */
function drawKepi(head: Frame): void {
  head.form('-50,-20! -54,-46 -48,-70! -20,-82 24,-84 58,-68! 64,-44 57,-10! 30,-32 -16,-34', {
    ramp: 'hat',
    shade: 10,
  });
  head.form(ellipse(5, -74, 53, 13, 1), { ramp: 'hat', shade: 3, rim: false });
  head.form('-52,-10! -54,-34! -28,-45 8,-47 42,-39 61,-23! 58,2! 42,-14 10,-25 -26,-21', {
    ramp: 'band',
    shade: 4,
    rim: false,
  });
  const badge = head.inside({ x: -10, y: -55, size: 0.86 });
  for (const side of [-1, 1])
    badge.form(
      `${side * 8},-3! ${side * 20},-14 ${side * 33},-16! ${side * 29},-4 ${side * 18},6 ${side * 8},6!`,
      {
        ramp: 'brass',
        shade: 2,
        rim: false,
        lineWidth: 0.7,
      },
    );
  badge.ellipse(0, 0, 11, 11, { ramp: 'brass', shade: 3, rim: false, lineWidth: 0.8 });
  badge.ellipse(0, 0, 4.4, 4.4, { ramp: 'band', lineWidth: 0.5, flat: true });
  head.form('-52,-16! -72,-12 -79,-1 -62,4 -30,-4 4,-20! -24,-28', {
    ramp: 'peak',
    shade: 3,
    rim: false,
    highlights: [ellipse(-52, -8, 13, 3, -14)],
  });
}

function drawUniform(scene: Scene): void {
  scene.form(spline('98,204! 94,224 112,238 138,242 164,236 178,222 172,202! 154,216 118,218'), {
    ramp: 'coat',
    shade: 4,
  });
  for (const points of ['108,218! 128,228 128,238 108,230!', '172,216! 152,228 152,238 172,228!'])
    scene.form(spline(points), { ramp: 'band', lineWidth: 0.7, shade: 2, rim: false });
  scene.ink('140,242 142,250 142,258 142,264', 3, 'coat');
  for (const [x, y] of [
    [126, 250],
    [158, 250],
  ] as const)
    scene.form(ellipse(x, y, 6.4), {
      ramp: 'brass',
      lineWidth: 0.75,
      rim: false,
      shade: 2,
      highlights: [ellipse(x - 2, y - 2.2, 2.2, 1.5, -30)],
    });
}

/** Zahnd, who drives the rack railway, with a watch and a wrench. */
export const zahnd = person('zahnd-railway', palette, (scene) => {
  const head = headFrame(scene, { x: 134, y: 128, size: 0.94, wide: 1.08, tilt: -2 });
  const near = new Frame(scene, { x: 219, y: 206, size: 0.94, degrees: 2 });
  drawWrench(near);
  drawBun(head, 60, 26, 0.82);
  drawTorso(scene, { x: 138, y: 206, wide: 1.06, slope: 0.4, neck: 36 });
  drawNeck(head, { width: 31, to: [142, 212] });
  drawUniform(scene);
  drawEar(head, 0.95);
  drawFace(head, 'square', { numbers: { jaw: 2, chin: -2, cheek: 2 }, under: -16 });
  for (const [smear, opacity] of [
    ['14,30! 26,20 40,16! 34,26 22,34', 0.55],
    ['20,40! 30,32 42,28! 34,40 26,44', 0.45],
    ['-42,34! -36,28 -30,30! -34,38', 0.45],
    ['-14,58! -4,54 6,55! -2,60', 0.4],
  ] as const)
    head.flat(smear, palette.oil, opacity);
  drawWrinkles(head, { folds: 0.3, worry: true });
  drawEyes(head, 'stern', {
    look: [-0.2, 0.1],
    cut: { up: 0.46, down: 0.46, lid: 0.4, width: 24 },
    age: { bags: 1, feet: 1 },
  });
  drawNose(head, 'straight', { size: 1.08, flush: 0.25 });
  drawMouth(head, 'stern', { width: 26, y: 44, lips: true });
  drawCombedBack(head);
  drawKepi(head);
  drawBrows(head, { thick: 6.4, anger: 0.55, raise: [-3, -2], arch: 0.6 });
  const far = new Frame(scene, { x: 58, y: 218, size: 1.02, degrees: 6 });
  scene.flat(openSpline('66,200 90,226 108,246 124,250').withThickness(3), 'none', {
    stroke: scene.ramp('brass').shade,
    strokeWidth: 3.4,
  });
  drawSleeve(scene, '104,340,36 96,300,28 86,252,20');
  drawWatch(new Frame(scene, { x: 56, y: 186, size: 0.9, degrees: -4 }));
  drawPalm(far);
  drawCuff(scene, 87, 254, 44, 76);
  drawSleeve(scene, '214,340,36 220,296,28 221,240,20');
  drawFist(near);
  drawCuff(scene, 222, 244, 42, 88);
});

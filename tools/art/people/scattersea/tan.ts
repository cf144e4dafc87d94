import {
  drawBrows,
  drawCuff,
  drawEar,
  drawEarring,
  drawEyes,
  drawFace,
  drawFist,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawSwept,
  drawTorso,
  drawWrinkles,
  ellipse,
  Frame,
  headFrame,
  person,
  pole,
  polygon,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#ecc9a0',
  hair: '#d3d6e0',
  iris: '#7f96a8',
  coat: '#3c4378',
  trim: '#e8b94a',
  brass: '#e2ab3c',
  cane: '#8a5f48',
  red: '#e0483f',
  yellow: '#ffd23f',
  blue: '#3f7fd8',
  white: '#fdfaf2',
  pearl: '#f2eef4',
  shirt: '#eef0f6',
};

/** A signal flag on its staff: `half` is the colour under the diagonal or the chequers. */
function drawFlag(hand: Frame, cloth: string, other: string, pattern: 'diagonal' | 'chequers'): void {
  hand.form(pole(138, 40, 7), { ramp: 'cane', shade: 2, rim: false });
  const marks =
    pattern === 'diagonal'
      ? [polygon('0,-140 -80,-140 -80,-60')]
      : [polygon('-40,-140 0,-140 0,-104 -40,-104'), polygon('-90,-104 -40,-104 -40,-60 -90,-60')];
  hand.form(
    '-3,-134! -22,-140 -40,-130 -58,-134 -74,-138! -70,-116 -72,-98 -74,-78! -56,-72 -40,-70 -22,-78 -3,-74!',
    { ramp: cloth, shade: 5, marks: [{ path: marks, ramp: other }] },
  );
  hand.ellipse(0, -138, 6, 6, { ramp: 'brass', lineWidth: 0.8, shade: 2, rim: false });
}

/** Her wheelchair: a cane back between two brass wheels. */
function drawChair(scene: Scene): void {
  for (const x of [45, 210]) {
    scene.form(ellipse(x, 256, 34, 46), { ramp: 'brass', shade: 5 });
    scene.form(ellipse(x, 256, 24, 36), { ramp: 'cane', lineWidth: 0.85, shade: 3, rim: false });
    scene.form(
      [
        polygon(`${x - 3},216 ${x + 3},216 ${x + 3},300 ${x - 3},300`),
        tube(`${x - 24},242,3 ${x},258,3 ${x + 24},274,3`),
        tube(`${x + 24},242,3 ${x},258,3 ${x - 24},274,3`),
      ],
      { ramp: 'brass', lineWidth: 0.8, shade: 2, rim: false },
    );
  }
  scene.form(spline('66,300! 62,230 74,196 132,184 190,196 202,230 198,300!'), { ramp: 'cane', shade: 6 });
}

/** The coat, with a lining made of flags. */
function drawCoat(scene: Scene): void {
  const flags = ['red', 'white', 'blue', 'yellow', 'white', 'red'] as const;
  const left = flags.map((ramp, i) => ({
    path: polygon(`60,${196 + i * 15} 160,${214 + i * 15} 160,${229 + i * 15} 60,${211 + i * 15}`),
    ramp,
  }));
  const right = flags.map((ramp, i) => ({
    path: polygon(`120,${216 + i * 15} 210,${194 + i * 15} 210,${209 + i * 15} 120,${231 + i * 15}`),
    ramp: flags[(i + 3) % flags.length] ?? ramp,
  }));
  scene.form(spline('114,204! 112,226 134,268! 158,226 160,202! 146,214 126,216'), {
    ramp: 'shirt',
    shade: 3,
  });
  scene.form(spline('112,196! 90,204 84,232 100,240! 104,262 128,300! 134,262 120,224!'), {
    ramp: 'coat',
    shade: 5,
    marks: left,
  });
  scene.form(spline('162,194! 184,202 190,230 174,238! 168,262 142,300! 136,262 152,222!'), {
    ramp: 'coat',
    shade: 5,
    marks: right,
  });
}

/** Tan, the harbourmaster, with both flags raised. */
export const tan = person('tan-harbour', palette, (scene) => {
  const head = headFrame(scene, { x: 138, y: 120, size: 0.84, wide: 0.94, high: 1.1, tilt: 8 });
  drawChair(scene);
  drawTorso(scene, { x: 134, y: 204, wide: 0.72, slope: 1, neck: 20 });
  drawNeck(head, { width: 14, to: [136, 210] });
  drawCoat(scene);
  drawEar(head, 1.05);
  drawEarring(head, 'stud', 'pearl', 1.2);
  drawFace(head, 'gaunt', { numbers: { jaw: 3, cheek: 2, chin: 2 }, under: -32 });
  drawWrinkles(head, { folds: 0.6, hollow: 0.8, forehead: 1 });
  drawEyes(head, 'stern', {
    look: [0, -0.05],
    cut: { up: 0.56, down: 0.5, tilt: 0.2, iris: 0.5, width: 28, lid: 0.3 },
    age: { bags: 1, feet: 2 },
  });
  drawNose(head, 'straight', { size: 1.06 });
  drawMouth(head, 'flat', { width: 25, y: 45 });
  drawSwept(head);
  drawBrows(head, { thick: 5, anger: 0.8, raise: [-2, 0], arch: 1.3, colour: '#6a6a80' });
  const left = new Frame(scene, { x: 66, y: 164, size: 0.96, degrees: 4, wide: 0.78 });
  drawFlag(left, 'red', 'yellow', 'diagonal');
  drawSleeve(scene, '92,310,24 76,268,19 70,232,17 80,194,14', { shade: 7 });
  drawFist(new Frame(scene, { x: 66, y: 166, size: 0.9, degrees: 4 }));
  drawCuff(scene, 81, 196, 31, 108);
  const right = new Frame(scene, { x: 206, y: 162, size: 0.96, degrees: -4, wide: -0.6 });
  drawFlag(right, 'white', 'blue', 'chequers');
  drawSleeve(scene, '178,310,24 196,268,19 202,232,17 196,194,14', { shade: 8 });
  drawFist(new Frame(scene, { x: 206, y: 164, size: 0.9, degrees: -4, mirror: true }));
  drawCuff(scene, 195, 196, 31, 72);
});

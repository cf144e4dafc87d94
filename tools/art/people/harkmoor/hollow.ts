import {
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawFlush,
  drawFringe,
  drawLongBehind,
  drawMouth,
  drawNeck,
  drawNose,
  drawSleeve,
  drawTorso,
  Frame,
  headFrame,
  person,
  type Scene,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#d0966a',
  hair: '#3a3148',
  iris: '#8a6ad0',
  coat: '#9a86ae',
  jersey: '#f6f1ea',
  stripe: '#3f5fa0',
  wood: '#a9743f',
  leaf: '#8fc04f',
  bud: '#f2c8e0',
};

/** A forked hazel twig (dowsing rod). */
function drawFork(scene: Scene): void {
  const prongs = [
    tube('66,112,7 60,146,5.6 42,184,5 32,226,4.6'),
    tube('66,112,7 76,144,5.6 98,176,5 116,216,4.6'),
  ];
  scene.form([...prongs, tube('66,124,8 64,92,6.8 58,60,6 54,28,5')], { ramp: 'wood', shade: 3, rim: false });
  scene.form(spline('62,74! 76,60 92,60 100,68! 90,80 74,82'), {
    ramp: 'leaf',
    lineWidth: 0.85,
    shade: 3,
    lines: ['66,74 76,70 84,69 92,69'],
  });
  scene.form(spline('56,50! 38,46 28,32 30,22! 48,26 55,38'), { ramp: 'leaf', lineWidth: 0.85, shade: 3 });
}

function drawPinafore(scene: Scene): void {
  scene.form(spline('110,236! 144,242 178,234! 190,300! 98,300!'), { ramp: 'coat', shade: 6 });
  scene.form(tube('114,246,8 108,224,8 110,204,7.5'), { ramp: 'coat', rim: false });
  scene.form(tube('174,244,8 182,222,8 179,202,7.5'), { ramp: 'coat', rim: false });
}

/** Hollow, looking at a point just behind the viewer. */
export const hollow = person('hollow-well', palette, (scene) => {
  const head = headFrame(scene, { x: 148, y: 116, size: 0.98, wide: 1.02, high: 0.98, tilt: 4 });
  drawLongBehind(head, 0.02);
  const stripes = [0, 1, 2, 3, 4].map((i) => ({
    path: spline(
      `0,${226 + i * 16}! 100,${208 + i * 16} 146,${218 + i * 16} 190,${207 + i * 16} 250,${226 + i * 16}! 250,${233 + i * 16}! 190,${214 + i * 16} 146,${225 + i * 16} 100,${215 + i * 16} 0,${233 + i * 16}!`,
    ),
    ramp: 'stripe',
  }));
  drawTorso(scene, { x: 146, y: 202, wide: 0.76, slope: 1.6, neck: 20, ramp: 'jersey', marks: stripes });
  drawNeck(head, { width: 15, to: [146, 208] });
  scene.form(spline('118,200! 114,214 128,224 146,226 164,222 176,212 172,198! 160,210 134,212'), {
    ramp: 'jersey',
    shade: 3,
  });
  drawPinafore(scene);
  drawEar(head, 0.95);
  drawFace(head, 'child', { under: -12 });
  drawFlush(head, 0.4);
  drawEyes(head, 'wide', { look: [0.36, -0.3], cut: { width: 28, iris: 0.56, lid: 0.1 }, lash: 3.8 });
  drawNose(head, 'button', { size: 0.86 });
  drawMouth(head, 'small', { width: 23, y: 38, lips: true });
  drawFringe(head, 44);
  drawBrows(head, { thick: 3.6, raise: [7, 8], arch: 1.2, colour: '#2a2236' });
  drawFork(scene);
  drawSleeve(scene, '86,330,26 62,278,20 48,224,14', { ramp: 'jersey', marks: stripes });
  drawSleeve(scene, '170,330,24 156,268,20 134,214,14', { ramp: 'jersey', marks: stripes });
  drawFist(new Frame(scene, { x: 32, y: 208, size: 0.86, degrees: 14 }));
  drawFist(new Frame(scene, { x: 113, y: 206, size: 0.86, degrees: -24 }));
});

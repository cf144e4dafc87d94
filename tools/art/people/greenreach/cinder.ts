import {
  drawBeard,
  drawBrows,
  drawEar,
  drawEyes,
  drawFace,
  drawFist,
  drawMoustache,
  drawMouth,
  drawNeck,
  drawNose,
  drawPlait,
  drawTorso,
  drawWrinkles,
  Frame,
  headFrame,
  person,
  polygon,
  type Scene,
  SHAVED,
  spline,
  tube,
} from '../kit.ts';

const palette = {
  skin: '#7b4b34',
  hair: '#f2ede6',
  iris: '#b8682c',
  coat: '#5a5563',
  apron: '#a8683c',
  iron: '#6b6d80',
  glow: '#ff8a2e',
  heat: '#ffe27a',
  brass: '#e8b23c',
};

/** Tongs that hold a piece of white-hot iron. */
function drawTongs(hand: Frame): void {
  hand.tube('-7,56,4 -6,20,4.4 -5,-16,4.4 -14,-40,4 -12,-62,3.4', { ramp: 'iron', dim: true, rim: false });
  hand.form(polygon('-30,-76 18,-98 28,-78 -20,-56'), {
    ramp: 'glow',
    shade: 5,
    rim: false,
    marks: [{ path: polygon('-25,-75 15,-93 19,-86 -21,-68'), flat: palette.heat }],
  });
  hand.tube('7,56,4 6,20,4.4 4,-16,4.4 14,-40,4 10,-66,3.4', { ramp: 'iron', rim: false });
  hand.ellipse(0, -24, 6, 6, { ramp: 'iron', lineWidth: 0.8, rim: false });
}

function drawApron(scene: Scene): void {
  scene.form(tube('100,258,8 92,236,8 92,210,8'), { ramp: 'apron', rim: false });
  scene.form(tube('176,258,8 186,236,8 186,208,8'), { ramp: 'apron', rim: false });
  scene.form(spline('94,246! 138,252 184,246! 196,300! 82,300!'), {
    ramp: 'apron',
    rim: false,
    lines: [{ path: '150,252 160,262 158,272 168,282', width: 3 }],
  });
  for (const x of [103, 174])
    scene.form(spline(`${x - 5},248 ${x},243 ${x + 5},248 ${x},253`), {
      ramp: 'brass',
      lineWidth: 0.7,
      rim: false,
    });
}

/** Cinder, the smith, holding a piece of iron up to the light. */
export const cinder = person('cinder-forge', palette, (scene) => {
  const head = headFrame(scene, { x: 146, y: 114, size: 1.02, high: 1.03, tilt: 5 });
  drawTorso(scene, { x: 142, y: 200, wide: 1.08, slope: 0.7, neck: 38 });
  drawNeck(head, { width: 31, to: [146, 210] });
  scene.form(spline('100,204! 92,216 104,232 138,238 170,230 182,212 174,202! 160,218 138,224 116,218'), {
    ramp: 'coat',
    shade: 4,
  });
  drawApron(scene);
  drawEar(head);
  drawFace(head, 'square', { marks: [{ path: spline(SHAVED), ramp: '#6a4336', opacity: 0.5 }] });
  drawWrinkles(head, { forehead: 2, folds: 0.5 });
  drawBeard(head, 'short', {});
  drawPlait(head, [-12, 64], [-14, 112], { count: 4, thick: 12 });
  drawEyes(head, 'narrow', { look: [-0.5, -0.2], age: { feet: 3, bags: 1 }, cut: { up: 0.46, down: 0.4 } });
  drawNose(head, 'broad', { size: 1.15 });
  drawMouth(head, 'crooked', { width: 24, y: 48, under: false });
  drawMoustache(head.inside({ x: 0, y: 4 }), 'trimmed');
  drawBrows(head, { thick: 8, bushy: true, raise: [3, 0] });
  const hand = new Frame(scene, { x: 54, y: 172, size: 1.16, degrees: -6 });
  drawTongs(hand);
  scene.form(tube('80,320,38 70,270,34 66,226,27 70,194,18'), { ramp: 'skin', shade: 10 });
  drawFist(hand);
  scene.form(spline('38,268! 68,256 104,264! 116,300! 30,300!'), { ramp: 'coat', rim: false });
});

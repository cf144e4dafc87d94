import { creature } from '../creature.ts';
import { bolt, ellipse, glowingEye, ink, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#b8c4d6',
  belly: '#e9eff6',
  accent: '#ffb52e',
  copper: '#d98550',
  screen: '#26314f',
  screenShine: '#3a4870',
  glow: '#5ff0ff',
  haze: '#2f7f9a',
  tread: '#5c6a86',
  magnet: '#e8504a',
};
const roles = {
  screen: 'fixed',
  screenShine: 'fixed',
  glow: 'accent',
  haze: 'fixed',
  magnet: 'fixed',
} as const;
const dark = { glow: '#ff4d7d', haze: '#8f2450', magnet: '#b02f7a', accent: '#ff7fb0' };
const shiny = {
  main: '#f2d3a8',
  belly: '#fff8ea',
  copper: '#4fae9a',
  tread: '#7a5a48',
  magnet: '#3f8fe0',
  glow: '#ffe27a',
  haze: '#8a7a3a',
  accent: '#ff7fa0',
};

/** A magnet hand: a horseshoe with pale poles. */
function magnet(scene: Scene, outline: string, poles: string, dim: boolean): void {
  scene.form(spline(outline), { ramp: 'magnet', dim, marks: [{ path: polygon(poles), ramp: 'belly' }] });
}

const plan = 'robot';

/** A little robot of copper and steel that plugs itself in. */
export const cuprikin = creature('cuprikin', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  const pipe = { ramp: 'copper', rim: false } as const;
  // feet
  scene.form(spline('66,206 84,198 112,200 116,222 100,230 72,228'), { ramp: 'tread', dim: true });
  scene.form(spline('130,210 150,200 180,202 190,222 176,233 140,233'), {
    ramp: 'tread',
    lines: [{ path: '140,222 160,224 182,221', width: 3 }],
  });
  // tail that ends in a plug
  scene.form(tube('176,184,6 212,194,6 236,166,6 226,140,6'), pipe);
  scene.form(polygon('211,118 241,118 241,141 211,141'), { ramp: 'tread', rim: false });
  scene.form(polygon('217,99 224,99 224,118 217,118'), { ramp: 'accent', lineWidth: 0.7, rim: false });
  scene.form(polygon('229,99 236,99 236,118 229,118'), { ramp: 'accent', lineWidth: 0.7, rim: false });
  // far arm
  scene.form(tube('84,168,8 58,172,8'), { ...pipe, dim: true });
  magnet(
    scene,
    '60,150! 36,150 22,170 36,192 60,192! 60,180! 44,179 38,171 44,163 60,162!',
    '50,146 64,146 64,196 50,196',
    true,
  );
  // body with the sign of the bolt
  scene.form(spline('88,146 128,138 168,146 178,180 164,208 126,214 90,208 78,180'), {
    shade: 11,
    gloss: true,
    marks: [{ path: spline('70,184 120,192 186,182 186,230 70,230'), ramp: 'copper' }],
    lines: [{ path: '80,184 120,191 178,182', width: 3.2 }],
  });
  scene.form(ellipse(98, 170, 5.5), { ramp: 'tread', lineWidth: 0.5 });
  scene.form(ellipse(156, 168, 5.5), { ramp: 'tread', lineWidth: 0.5 });
  scene.form(bolt(126, 168, 22), { ramp: 'accent', lineWidth: 0.7, miter: true, shade: 0, rim: false });
  // aerial
  scene.form(tube('132,60,4 136,34,4'), pipe);
  scene.form(ellipse(137, 26, 11), { ramp: 'accent', gloss: true, highlights: [ellipse(133, 22, 4, 3)] });
  // head with its screen
  scene.form(spline('78,66 128,52 180,64 196,104 182,142 128,152 76,142 62,104'), {
    shade: 13,
    gloss: true,
    highlights: [ellipse(104, 68, 20, 5, -10)],
  });
  scene.form(spline('188,88 206,90 212,104 206,118 188,120'), { ramp: 'copper' });
  scene.form(spline('74,84 118,76 156,84 164,108 152,130 114,136 76,128 66,106'), {
    ramp: 'screen',
    lineWidth: 0.8,
    shade: 4,
    marks: [{ path: polygon('70,80 104,76 84,136 64,130'), ramp: 'screenShine' }],
  });
  glowingEye(scene, 92, 104, 16, 21, { colour: 'glow', haze: scene.colour('haze') });
  glowingEye(scene, 136, 104, 20, 26, { colour: 'glow', haze: scene.colour('haze') });
  scene.flat(ink('104,122 113,127 122,122', 3.4), 'glow');
  // near arm
  scene.form(tube('170,170,9 196,176,9'), pipe);
  magnet(
    scene,
    '192,154! 216,152 232,172 218,196 194,198! 193,185! 208,183 215,173 207,166 193,167!',
    '186,148 202,148 202,202 186,202',
    false,
  );
});

import { creature } from '../creature.ts';
import { ellipse, glowingEye, ink, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

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

/** A hand: a coil of copper wire about an iron core; its wrist is at (x, y), it points to `degrees`. */
function drawCoilHand(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const place = (path: Path): Path => path.rotate(degrees).move(x, y);
  scene.form(place(polygon('34,-25 52,-29 52,29 34,25').withThickness(20)), { dim, rim: false, shade: 4 });
  scene.form(place(spline('-4,-12! 4,-23 34,-25 42,-22! 42,22! 34,25 4,23 -4,12!').withThickness(44)), {
    ramp: 'copper',
    dim,
    shade: 7,
    lines: [6, 15, 24, 33].map((along) => ({
      path: place(
        ink(
          [
            [along - 3, -26],
            [along + 3, 0],
            [along - 3, 26],
          ],
          3.2,
          'none',
        ),
      ),
    })),
  });
  scene.form(place(ellipse(53, 0, 9, 30)), {
    ramp: 'magnet',
    dim,
    rim: false,
    shade: 3,
    marks: [{ path: place(ellipse(55, 0, 4.5, 17)), ramp: 'belly' }],
  });
}

const plan = 'robot';

/** What sticks to its hands: screws and a teaspoon. */
function drawCatch(scene: Scene): void {
  const bit = { ramp: 'main', lineWidth: 0.7, rim: false, shade: 2 } as const;
  scene.form([polygon('12,92 28,86 31,93 15,99'), polygon('20,96 27,93 36,116 31,118')], bit);
  scene.form([tube('226,62,3.4 240,88,3.4'), ellipse(219, 48, 9, 13, -28)], {
    ...bit,
    ramp: 'belly',
    lineWidth: 0.8,
  });
  scene.form([polygon('246,72 260,80 256,88 242,80'), polygon('249,82 254,85 244,102 240,98')], bit);
}

/** The body: a spool of wire on a castor. */
function drawSpool(scene: Scene): void {
  scene.form(ellipse(128, 234, 22, 20), {
    ramp: 'tread',
    gloss: true,
    highlights: [ellipse(120, 226, 6, 4, -30)],
  });
  scene.form(spline('100,220! 156,220! 148,236 128,240 108,236'), {
    ramp: 'copper',
    lineWidth: 0.9,
    shade: 3,
  });
  scene.form(spline('76,206 128,214 180,206 186,214 176,224 128,232 80,224 70,214'), { shade: 5 });
  scene.form(spline('88,156! 168,156! 172,184 168,212! 128,220 88,212! 84,184'), {
    ramp: 'copper',
    shade: 12,
    lines: [164, 175, 186, 197, 208].map((y) => ({
      path: `78,${y - 5} 128,${y + 5} 178,${y - 5}`,
      width: 3.2,
      taper: 'none' as const,
    })),
  });
  // loose end of the wire
  scene.form(tube('164,208,4 190,222,4 212,214,3.6 206,200,3.2 196,206,2.6'), {
    ramp: 'copper',
    lineWidth: 0.8,
    rim: false,
    shade: 2,
  });
  scene.form(spline('72,142 128,136 184,142 192,152 180,162 128,170 76,162 64,152'), { shade: 5 });
}

/** A little robot on a spool of wire, with electromagnets for hands. */
export const cuprikin = creature('cuprikin', { plan, palette, stage: 1, roles, dark, shiny }, (scene) => {
  const pipe = { ramp: 'copper', rim: false, shade: 3 } as const;
  // far arm, flung out
  scene.form(tube('82,154,8 52,160,8 36,138,8'), { ...pipe, dim: true });
  drawSpool(scene);
  drawCatch(scene);
  drawCoilHand(scene, 40, 140, -124, true);
  // aerial
  scene.form(tube('132,46,4 136,22,4'), pipe);
  scene.form(ellipse(137, 14, 11), { ramp: 'accent', gloss: true, highlights: [ellipse(133, 10, 4, 3)] });
  // head with its screen
  scene.form(spline('78,58 128,44 180,56 196,96 182,134 128,146 76,134 62,96'), {
    shade: 13,
    gloss: true,
    highlights: [ellipse(104, 60, 20, 5, -10)],
  });
  scene.form(spline('188,80 206,82 212,96 206,110 188,112'), { ramp: 'copper' });
  scene.form(spline('74,76 118,68 156,76 164,100 152,122 114,128 76,120 66,98'), {
    ramp: 'screen',
    lineWidth: 0.8,
    shade: 4,
    marks: [{ path: polygon('70,72 104,68 84,128 64,122'), ramp: 'screenShine' }],
  });
  glowingEye(scene, 92, 96, 16, 21, { colour: 'glow', haze: scene.colour('haze') });
  glowingEye(scene, 136, 96, 20, 26, { colour: 'glow', haze: scene.colour('haze') });
  scene.flat(ink('102,113 112,120 123,113', 3.6), 'glow');
  // near arm, flung out
  scene.form(tube('172,156,9 206,158,9 226,132,9'), pipe);
  drawCoilHand(scene, 222, 136, -58, false);
});

import { creature } from '../creature.ts';
import { bolt, ellipse, glowingEye, ink, polygon, spline, tube } from '../kit.ts';
import { drawCoil, drawMagnet, drawSpool } from './coilossus-coils.ts';

const palette = {
  main: '#a4b0c6',
  belly: '#e9eff6',
  accent: '#ffb52e',
  copper: '#dc8448',
  screen: '#26314f',
  screenShine: '#3a4870',
  glow: '#5ff0ff',
  haze: '#2f7f9a',
  arc: '#8fefff',
  tread: '#5c6a86',
  magnet: '#e8504a',
};
const roles = {
  screen: 'fixed',
  screenShine: 'fixed',
  glow: 'accent',
  haze: 'fixed',
  arc: 'accent',
  magnet: 'fixed',
} as const;
const dark = {
  glow: '#ff4d7d',
  haze: '#8f2450',
  arc: '#ff7fb0',
  magnet: '#b02f7a',
  accent: '#ff7fb0',
  copper: '#6a3a58',
};
const shiny = {
  main: '#f2d3a8',
  belly: '#fff8ea',
  copper: '#4fae9a',
  tread: '#7a5a48',
  magnet: '#3f8fe0',
  glow: '#ffe27a',
  haze: '#8a7a3a',
  arc: '#fff0a0',
  accent: '#ff7fa0',
};

/** A shy colossus of copper coils. */
export const coilossus = creature(
  'coilossus',
  { plan: 'golem', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // far arm and spool
    drawCoil(scene, '60,122,14 34,158,15 60,188,14', 7, true);
    drawSpool(scene, 40, 84, 0.88, -26, true);
    // far leg
    drawCoil(scene, '98,184,17 92,212,17 92,236,16', 5, true);
    scene.form(spline('62,256! 64,240 80,228 104,230 114,244 112,258!'), { ramp: 'tread', dim: true });
    // near leg on tiptoe
    drawCoil(scene, '150,184,19 166,206,19 172,228,16', 5, false);
    scene.form(spline('146,264! 142,252 150,234 172,222 194,228 196,240 180,246 168,258!'), {
      ramp: 'tread',
      lines: [{ path: '152,246 168,240 184,234', width: 3 }],
    });
    // sparks from pole to aerial to pole
    const spark = { ramp: 'arc', lineWidth: 0.8, miter: true, flat: true } as const;
    scene.form(polygon('14,26 48,-14 50,0 82,-24 80,-12 106,-14 72,8 70,-4 38,22 38,8'), spark);
    scene.form(polygon('122,-14 152,-22 148,-10 192,-18 186,-4 248,12 178,14 182,2 138,8 144,-6'), spark);
    // aerial
    scene.form(tube('112,44,4 114,-2,4'), { ramp: 'copper', rim: false });
    scene.form(ellipse(114, -10, 11), { ramp: 'accent', gloss: true, lineWidth: 0.9 });
    // hips
    scene.form(spline('80,178! 174,178! 170,204 150,212 126,206 104,212 86,204'), {
      ramp: 'tread',
      shade: 5,
    });
    // barrel of the chest
    scene.form(spline('78,100! 124,90 174,100! 184,128 182,160 170,186! 124,196 82,186! 70,160 68,128'), {
      ramp: 'copper',
      shade: 12,
      lines: [118, 132, 146, 160, 174].map((y) => ({
        path: `64,${y - 6} 96,${y + 4} 124,${y + 6} 156,${y + 3} 188,${y - 6}`,
        width: 3.4,
      })),
      cast: [ellipse(112, 102, 48, 18)],
    });
    // head
    scene.form(spline('82,48 112,36 144,46 156,74 146,102 112,110 80,102 70,74'), {
      shade: 9,
      gloss: true,
      highlights: [ellipse(98, 48, 13, 3.6, -10)],
    });
    scene.form(spline('150,64 160,66 164,76 160,88 150,88'), { ramp: 'copper', lineWidth: 0.8 });
    scene.form(spline('80,62 106,56 132,62 138,78 130,96 104,100 80,94 73,78'), {
      ramp: 'screen',
      lineWidth: 0.8,
      shade: 3,
      marks: [{ path: polygon('76,58 98,56 84,102 70,98'), ramp: 'screenShine' }],
    });
    glowingEye(scene, 90, 76, 12, 16, { colour: 'glow', haze: scene.colour('haze') });
    glowingEye(scene, 119, 76, 15, 19, { colour: 'glow', haze: scene.colour('haze') });
    scene.flat(ink('98,91 102,88 106,91 110,88', 2.8), 'glow');
    scene.flat(ellipse(82, 89, 4, 2.4), 'magnet');
    scene.flat(ellipse(128, 90, 5, 3), 'magnet');
    // sign of the bolt
    scene.form(bolt(124, 148, 22), { ramp: 'accent', lineWidth: 0.7, miter: true, shade: 0, rim: false });
    // near spool and arm
    drawCoil(scene, '192,124,17 226,160,18 198,194,16', 8, false);
    drawSpool(scene, 210, 78, 1.04, 26, false);
    // hands that cannot leave each other alone
    drawMagnet(
      scene,
      '68,172! 86,168 96,176 104,178! 104,189! 92,190 88,196 92,202 104,203! 104,214! 80,216 64,202',
      '95,170 120,170 120,222 95,222',
      true,
    );
    drawMagnet(
      scene,
      '190,170! 206,192 194,216 152,216! 152,204! 180,204 186,194 180,186 152,186! 152,174! 174,174',
      '130,168 164,168 164,222 130,222',
      false,
    );
    scene.form(polygon('106,194 122,184 124,192 150,188 134,202 132,195'), {
      ramp: 'arc',
      lineWidth: 0.6,
      miter: true,
      flat: true,
    });
  },
);

import { creature } from '../creature.ts';
import { blush, ellipse, eye, mouth, nose, spline, toes, tube } from '../kit.ts';
import { drawQuill, GEODE_DARK, GEODE_ROLES, GEODE_SHINY, GEODES } from './geodes.ts';

const options = {
  plan: 'rodent',
  palette: GEODES,
  stage: 1,
  roles: GEODE_ROLES,
  dark: GEODE_DARK,
  shiny: GEODE_SHINY,
} as const;

/** Crystals in the crack, in drawing order: x, y, length, width, direction in degrees. */
const SPARKLE = [
  [170, 150, 118, 30, 12],
  [178, 132, 126, 30, -14],
  [170, 118, 112, 28, -36],
  [186, 146, 84, 22, 0],
  [70, 116, 92, 26, -164],
  [72, 104, 74, 20, -144],
] as const;

/** A hedgehog that peeps out of its geode. */
export const geodling = creature('geodling', options, (scene) => {
  // feet
  scene.form(ellipse(84, 244, 24, 12, 4), { ramp: 'belly', dim: true });
  scene.form(ellipse(162, 248, 27, 12, -3), { ramp: 'belly', lines: toes(164, 259, 42, 4) });
  // the hollow between the halves, and its crystals
  scene.form(spline('44,166 52,92 128,60 196,80 206,160 186,206 70,206'), { ramp: 'hollow', flat: true });
  for (const [x, y, length, width, degrees] of SPARKLE) drawQuill(scene, x, y, length, width, degrees);
  // pointed face
  scene.form(
    spline(
      '66,96 114,78 164,94 182,136 170,180 120,204 66,194 36,176 8,170 -10,158 -2,146 26,140 46,122',
    ).withThickness(90),
    { ramp: 'belly', backRamp: 'main', shade: 10, cast: [spline('20,70 220,60 222,112 128,118 30,120')] },
  );
  // ear
  scene.form(ellipse(176, 128, 17, 19, 16), {
    ramp: 'pebble',
    lineWidth: 0.9,
    marks: [{ path: ellipse(172, 131, 9, 11, 16), ramp: 'rose' }],
  });
  nose(scene, -5, 154, 21, '#5a2f7a');
  mouth(scene, 40, 172, 24, 'open', { lineWidth: 3 });
  eye(scene, 56, 138, 23, 32, { kind: 'dot' });
  eye(scene, 110, 142, 32, 40, { kind: 'dot' });
  blush(scene, 138, 168, 11);
  blush(scene, 50, 164, 7);
  // crystals on its back
  scene.fromBehind('only', () => {
    drawQuill(scene, 84, 172, 66, 22, -146);
    drawQuill(scene, 146, 176, 70, 24, -40);
    drawQuill(scene, 100, 176, 84, 26, -112);
    drawQuill(scene, 124, 182, 90, 28, -78);
  });
  // upper half, worn like a cap
  scene.form(
    spline(
      '26,118! 30,62 66,18 122,0 176,12 210,50 216,92! 202,76! 188,94! 174,74! 160,92! 146,76! 130,96! 114,80! 98,102! 84,88! 68,110! 52,98! 40,116!',
    ).withThickness(80),
    {
      back: 'on head',
      shade: 12,
      miter: true,
      marks: [
        { path: spline('56,52 84,24 124,18 140,32 112,46 80,70 62,76'), ramp: 'pebble' },
        { path: [ellipse(170, 44, 9, 6, 20), ellipse(190, 62, 6, 4, 30)], ramp: 'pebble' },
      ],
      lines: [{ path: '150,26 142,40 152,50 146,62', width: 3.4 }],
    },
  );
  // lower half
  scene.form(
    spline(
      '34,188! 48,198! 60,186! 76,202! 92,190! 110,206! 126,192! 144,206! 160,190! 178,202! 192,184! 206,194! 220,178! 222,208 196,238 130,250 66,240 38,214',
    ).withThickness(60),
    {
      back: 'over',
      shade: 12,
      miter: true,
      marks: [
        { path: spline('170,216 202,204 212,214 196,234 164,240'), ramp: 'pebble' },
        { path: [ellipse(70, 222, 10, 6, 8), ellipse(94, 232, 6, 4)], ramp: 'pebble' },
      ],
    },
  );
  // paws on the rim
  const paw = { ramp: 'belly', lineWidth: 0.9, shade: 4, rim: false, back: 'hidden' } as const;
  scene.form(tube('62,186,12 60,200,13'), { ...paw, lines: [{ path: '58,202 58,211', width: 2.6 }] });
  scene.form(tube('138,190,13 138,206,14'), {
    ...paw,
    lines: [
      { path: '133,208 132,217', width: 2.6 },
      { path: '142,208 142,218', width: 2.6 },
    ],
  });
});

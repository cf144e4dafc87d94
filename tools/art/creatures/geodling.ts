import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, mouth, nose, type Path, spline, toes, tube } from '../kit.ts';
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
  [196, 108, 34, 16, -52],
  [166, 112, 42, 18, -78],
  [50, 138, 42, 19, -136],
  [140, 118, 56, 22, -86],
  [78, 130, 58, 22, -110],
  [110, 124, 64, 25, -95],
] as const;
/** Degrees by which the lid is turned about its hinge. */
const OPENED = 15;
const open = (path: Path): Path => path.rotate(OPENED, 214, 104).move(6, 2);

/** A hedgehog in a stone whose lid is open, so that its crystals show. */
export const geodling = creature('geodling', options, (scene) => {
  // tail and far foot
  scene.form(spline('214,214! 236,208 252,214! 242,226 222,234!'), { ramp: 'belly', lineWidth: 0.9 });
  scene.form(spline('66,214 92,212 98,228 92,236 58,236 56,226'), { ramp: 'belly', dim: true });
  // hollow of the stone with its crystals
  scene.form(spline('84,130! 88,84 120,40 196,60 214,112! 130,140'), { ramp: 'hollow', flat: true });
  for (const [x, y, length, width, degrees] of SPARKLE) drawQuill(scene, x, y, length, width, degrees);
  // stone
  scene.form(
    spline(
      '38,126! 56,112! 68,124! 86,108! 98,121! 116,104! 130,115! 148,100! 160,111! 180,98! 190,107! 206,98! 218,106! 232,136 234,176 216,214 168,230 112,228 72,204 50,164',
    ),
    {
      shade: 14,
      miter: true,
      marks: [
        { path: spline('176,128 200,120 216,140 206,164 180,160 168,144'), ramp: 'pebble' },
        {
          path: [ellipse(152, 176, 10, 7, 10), ellipse(190, 190, 7, 5), ellipse(160, 146, 6, 4)],
          ramp: 'pebble',
        },
      ],
      lines: [{ path: '150,122 156,132 150,142 156,152', width: 3.2 }],
    },
  );
  // lid
  scene.form(
    open(
      spline(
        '14,100! 26,60 64,24 122,10 178,26 212,64 220,104! 208,84! 192,93! 182,74! 164,84! 150,66! 134,78! 120,62! 102,76! 88,66! 72,82! 60,74! 44,92! 32,88!',
      ).withThickness(70),
    ),
    {
      shade: 9,
      miter: true,
      marks: [{ path: open(spline('52,54 84,28 124,24 138,40 104,50 74,66')), ramp: 'pebble' }],
      lines: [open(ink('184,42 178,54 186,62', 3.2))],
    },
  );
  // face
  scene.form(
    spline('46,134 76,126 108,136 120,164 110,196 80,210 50,202 30,190 4,186 -8,178 0,168 22,160 34,148'),
    { ramp: 'belly', shade: 7, cast: [spline('30,120 120,112 130,140 76,138 40,146')] },
  );
  // ear
  scene.form(ellipse(124, 146, 15, 17, 20), {
    ramp: 'pebble',
    lineWidth: 0.9,
    marks: [{ path: ellipse(121, 149, 8, 10, 20), ramp: 'rose' }],
  });
  nose(scene, -3, 175, 19, '#5a2f7a');
  mouth(scene, 28, 187, 16, 'smile', { lineWidth: 3 });
  eye(scene, 43, 158, 20, 28, { kind: 'dot' });
  eye(scene, 86, 164, 27, 34, { kind: 'dot' });
  blush(scene, 102, 188, 10);
  blush(scene, 42, 182, 7);
  // paws, one before the chin
  scene.form(tube('108,206,12 84,210,11 66,202,11'), { ramp: 'belly' });
  scene.form(spline('126,218 158,216 168,230 160,240 116,240 112,230'), {
    ramp: 'belly',
    lines: toes(138, 240, 36, 6),
  });
});

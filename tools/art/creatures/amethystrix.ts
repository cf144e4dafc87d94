import { creature } from '../creature.ts';
import { blush, ellipse, eye, leg, mouth, spline, star, toes, tube } from '../kit.ts';
import { drawQuill, GEODE_DARK, GEODE_ROLES, GEODE_SHINY, GEODES } from './geodes.ts';

const options = {
  plan: 'rodent',
  palette: { ...GEODES, iris: '#e0407f' },
  stage: 2,
  roles: GEODE_ROLES,
  dark: GEODE_DARK,
  shiny: GEODE_SHINY,
} as const;

/** The crystals of the fan, back row first: x, y, length, width, direction in degrees. */
const BACK_ROW = [
  [114, 132, 94, 33, -128],
  [130, 122, 132, 38, -109],
  [150, 120, 168, 42, -90],
  [172, 124, 188, 44, -69],
  [190, 136, 180, 44, -49],
  [204, 152, 138, 42, -29],
] as const;
const FRONT_ROW = [
  [106, 138, 62, 29, -144],
  [122, 130, 84, 32, -121],
  [142, 128, 108, 35, -100],
  [162, 132, 126, 37, -79],
  [182, 142, 128, 38, -58],
  [196, 156, 108, 36, -38],
  [208, 174, 88, 33, -13],
] as const;

/** A porcupine in amethyst. */
export const amethystrix = creature('amethystrix', options, (scene) => {
  // far legs
  scene.form(leg(110, 190, 244, 32, 27, 6), { ramp: 'belly', dim: true });
  scene.form(leg(176, 190, 246, 34, 28, 6), { ramp: 'belly', dim: true });
  // fan
  for (const [x, y, length, width, degrees] of BACK_ROW) {
    drawQuill(scene, x, y, length, width, degrees, { dim: true });
  }
  for (const [x, y, length, width, degrees] of FRONT_ROW) drawQuill(scene, x, y, length, width, degrees);
  // body
  scene.form(spline('78,162 116,128 168,130 210,152 228,192 210,222 156,228 104,222 78,200'), {
    ramp: 'belly',
    backRamp: 'main',
    shade: 12,
  });
  // coat of stone, split open along the back
  scene.form(
    spline(
      '82,126! 98,148! 110,124! 126,148! 144,124! 158,148! 178,130! 186,156! 208,142! 210,168! 234,166! 238,200 220,222 192,216 164,198 132,196 104,192 84,172',
    ),
    {
      miter: true,
      shade: 8,
      marks: [
        {
          path: spline(
            '78,110! 98,138! 110,114! 126,138! 144,114! 158,138! 178,120! 186,146! 208,132! 210,158! 242,156! 240,120 160,90',
          ),
          ramp: 'rose',
        },
        { path: spline('206,186 222,182 228,200 212,208 200,200'), ramp: 'pebble' },
      ],
      lines: [{ path: '150,168 156,178 150,186', width: 3 }],
    },
  );
  // near legs, the front one lifted
  scene.form(leg(200, 192, 252, 44, 32, 7), { ramp: 'belly', lines: toes(200, 252, 32, 7) });
  scene.form(tube('118,196,17 100,222,14 76,222,12 66,228,11'), {
    ramp: 'belly',
    lines: toes(66, 239, 18, 4),
  });
  // tuft of small crystals
  drawQuill(scene, 84, 116, 46, 21, -72, { light: 'rose', dark: 'crystal' });
  drawQuill(scene, 58, 114, 52, 22, -104, { light: 'rose', dark: 'crystal' });
  // far ear
  scene.form(ellipse(34, 128, 13, 14), { dim: true });
  // head
  scene.form(
    spline('74,102 106,114 120,144 110,176 82,194 50,196 20,194 -6,186 -14,174 -4,164 14,158 26,134 46,112'),
    {
      shade: 9,
      marks: [{ path: spline('-24,166 14,158 34,168 58,164 88,162 118,164 110,206 -10,210'), ramp: 'belly' }],
    },
  );
  // near ear
  scene.form(ellipse(114, 122, 16, 17, 20), {
    lineWidth: 0.9,
    marks: [{ path: ellipse(112, 125, 8.5, 9.5, 20), ramp: 'rose' }],
  });
  // face
  scene.form(star(-14, 172, 17, 8, 5, -100), { ramp: 'rose', lineWidth: 0.85, rim: false, shade: 3 });
  scene.flat(ellipse(-18, 168, 3.4, 2.5, -20), '#ffffff');
  mouth(scene, 28, 184, 22, 'smile', { lineWidth: 3 });
  eye(scene, 38, 148, 20, 29);
  eye(scene, 82, 150, 30, 35);
  blush(scene, 100, 176, 10);
});

import { creature } from '../creature.ts';
import { eye, polygon, spline, tube } from '../kit.ts';
import { drawCrown, drawFoot, drawIcicles, drawRidge, ICE } from './quillberg-ice.ts';

const palette = {
  main: '#3f8fa8',
  belly: '#f6fcff',
  ice: '#b9f0ff',
  shadow: '#a9d4ee',
  glacier: '#3f86cc',
  foam: '#ffffff',
  beak: '#ffb03b',
  accent: '#ff6b6b',
  iris: '#2a55b8',
};
const roles = { beak: 'accent', ice: 'belly', shadow: 'belly', foam: 'belly' } as const;
const dark = { ice: '#c5c33e', glacier: '#134245', foam: '#8dd26e', shadow: '#457277' };
const shiny = {
  main: '#e0608c',
  belly: '#ffe6bd',
  ice: '#ffbfe0',
  shadow: '#f6a8a0',
  glacier: '#a04ac0',
  accent: '#3fb8a8',
  beak: '#ffb03b',
};
/** A stately penguin hewn from an iceberg. */
export const quillberg = creature(
  'quillberg',
  { plan: 'penguin', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    drawFoot(scene, 92, 246, true);
    drawFoot(scene, 158, 250, false);
    drawCrown(scene);
    // far flipper, waving
    scene.form(polygon('84,116 60,112 42,92 30,58 18,74 14,104 28,134 52,152 78,156').withThickness(36), {
      ...ICE,
      dim: true,
      marks: [{ path: polygon('14,104 18,74 30,58 36,84 34,112 52,152 28,134'), ramp: 'ice' }],
    });
    drawIcicles(
      scene,
      [
        [26, 124, 22, 12],
        [42, 142, 26, 13],
      ],
      true,
    );
    // body
    scene.form(
      polygon(
        '94,46 126,36 154,48 168,80 184,108 204,152 212,196 202,230 160,248 100,246 62,232 48,196 56,148 74,112 74,74',
      ).withThickness(120),
      {
        ...ICE,
        shade: 15,
        marks: [
          {
            path: polygon(
              '74,74 96,66 108,80 122,66 146,76 152,104 166,132 176,180 168,250 100,246 62,232 48,196 56,148 74,112',
            ),
            ramp: 'belly',
          },
          {
            path: polygon('146,76 152,104 166,132 176,180 168,250 150,248 146,190 152,150 140,126 136,104'),
            ramp: 'shadow',
          },
          { path: polygon('56,148 78,160 72,190 84,204 62,232 48,196'), ramp: 'shadow' },
          { path: polygon('112,140 128,158 116,184 104,164'), ramp: 'shadow', opacity: 0.6 },
          { path: polygon('154,48 168,80 184,108 172,110 156,84 140,62'), ramp: 'ice', opacity: 0.45 },
          {
            path: spline(
              '30,200! 48,192 66,200 86,192 106,202 128,193 150,203 172,193 194,200 230,190! 230,270! 30,270!',
            ),
            ramp: 'foam',
          },
          {
            path: spline(
              '30,208! 48,200 66,208 86,200 106,210 128,201 150,211 172,201 194,208 230,198! 230,270! 30,270!',
            ),
            ramp: 'glacier',
          },
          { path: polygon('70,218 104,214 116,232 96,246 74,238'), ramp: 'shadow', opacity: 0.35 },
          { path: polygon('140,222 170,216 180,234 160,248 138,242'), ramp: 'shadow', opacity: 0.25 },
        ],
      },
    );
    // near flipper
    scene.form(
      polygon('164,116 190,122 216,150 230,186 232,214 214,206 190,200 172,180 160,150').withThickness(40),
      {
        ...ICE,
        shade: 8,
        marks: [
          { path: polygon('164,116 190,122 216,150 206,160 182,146'), ramp: 'ice', opacity: 0.5 },
          { path: polygon('172,180 190,200 214,206 232,214 226,196 196,182'), ramp: 'ice' },
        ],
      },
    );
    drawIcicles(scene, [
      [184, 196, 22, 12],
      [200, 202, 28, 14],
      [218, 207, 34, 14],
    ]);
    // scarf, as on icequill
    scene.form(tube('150,124,8 168,138,9 172,154,8', { endCap: 'flat' }), {
      ramp: 'accent',
      shade: 3,
      lines: [{ path: '170,146 169,156', width: 2.6 }],
    });
    scene.form(spline('74,110 98,122 126,124 156,112 162,122 146,136 112,140 84,134 70,122'), {
      ramp: 'accent',
      shade: 4,
      lines: [
        { path: '96,122 94,136', width: 2.4 },
        { path: '122,126 122,139', width: 2.4 },
      ],
    });
    scene.form(spline('142,116 158,114 164,126 154,138 140,132'), {
      ramp: 'accent',
      lineWidth: 0.85,
      shade: 3,
    });
    // ridge of the brow with its icicles
    drawIcicles(scene, [
      [154, 72, 26, 14],
      [167, 84, 38, 17],
      [76, 76, 24, 12],
    ]);
    drawRidge(scene);
    // face
    eye(scene, 88, 88, 19, 20, { kind: 'calm', mirror: true });
    eye(scene, 130, 87, 25, 23, { kind: 'calm' });
    scene.form(spline('90,97! 104,92 116,98! 104,108 88,116 72,122! 78,106'), {
      ramp: 'beak',
      lineWidth: 0.8,
      rim: false,
      shade: 3,
      lines: [{ path: '78,112 94,105 110,101', width: 2.6 }],
    });
  },
);

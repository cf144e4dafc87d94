import { creature } from '../creature.ts';
import { ellipse, eye, mouth, nose, polygon, ribs, spline, tube } from '../kit.ts';
import { drawStilt, MAGNET, MAGNET_KINDS } from './magnet-goats.ts';

const palette = { ...MAGNET, main: '#978c86', shag: '#d8cdbd' };
const roles = { ...MAGNET_KINDS.roles, shag: 'belly' } as const;
const dark = { ...MAGNET_KINDS.dark, shag: '#71678c' };
const shiny = { ...MAGNET_KINDS.shiny, main: '#2a8a6c', shag: '#a9e3bf' };

/** The horns: one horseshoe from the far pole to the near one. */
const HORNS = '42,-8,15 20,44,18 40,96,21 98,118,20 162,98,22 186,46,19 166,-10,16';

/** An ibex whose horns are one magnet. */
export const lodehorn = creature(
  'lodehorn',
  { plan: 'hoofed', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // lightning between the poles
    scene.form(
      polygon('46,-12 78,-36 84,-20 114,-44 122,-26 162,-16 158,-2 116,-8 110,-22 86,2 78,-14 54,2'),
      { ramp: 'spark', miter: true, rim: false, shade: 0 },
    );
    // far legs
    drawStilt(scene, '108,190,15 110,220,10 112,242,8.5', [112, 252], true);
    drawStilt(scene, '186,190,16 180,220,10 170,242,8.5', [170, 252], true);
    // tail
    scene.form(spline('232,136! 248,122 266,124! 259,135 261,144! 248,152 234,158'), {
      ramp: 'shag',
      miter: true,
    });
    // body, a crag with pale peaks
    drawStilt(scene, '216,180,24 212,214,12 202,246,9.5', [202, 262]);
    scene.form(
      polygon(
        '104,136 124,112 150,120 168,98 182,116 202,82 216,108 230,98 238,122 246,150 238,186 212,208 150,210 108,204',
      ).withThickness(80),
      {
        shade: 13,
        rim: false,
        marks: [
          {
            path: [
              polygon('168,90 150,122 160,114 170,120 176,110 186,116'),
              polygon('202,70 184,114 194,106 202,114 208,104 218,108'),
              polygon('232,90 214,110 226,112 234,122 240,118'),
            ],
            ramp: 'belly',
          },
          {
            path: polygon('124,112 150,120 182,118 216,110 244,140 218,146 180,142 128,140'),
            ramp: 'belly',
            opacity: 0.25,
          },
          { path: polygon('196,150 210,150 208,166 222,170 202,196 204,178 192,172'), ramp: 'spark' },
        ],
        lines: [
          { path: '180,142 174,168 182,198', width: 3.2 },
          { path: '218,146 234,158 244,160', width: 3 },
        ],
      },
    );
    // near foreleg
    drawStilt(scene, '130,190,18 134,222,11 136,246,9.5', [136, 262]);
    // horseshoe of horns
    scene.form(tube(HORNS, { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'accent',
      shade: 8,
      marks: [{ path: polygon('-10,-40 240,-40 240,18 -10,18'), ramp: 'pole' }],
      lines: ribs(HORNS, 14, { width: 3.2, bow: 0.2, from: 0.1, to: 0.9 }),
    });
    // deep shaggy chest
    scene.form(
      spline(
        '60,126! 104,108 144,122! 160,150 162,184! 152,180 146,180! 150,208 142,232! 130,222 124,216! 122,236 110,250! 98,236 94,226! 84,238 68,242! 68,224 66,214! 52,216 38,212! 46,196 48,184! 38,180 30,172! 42,160 48,148',
      ),
      {
        ramp: 'shag',
        miter: true,
        shade: 12,
        cast: [ellipse(94, 146, 50, 56)],
        lines: [
          { path: '134,154 138,178 132,200', width: 3.6 },
          { path: '116,186 118,206 112,222', width: 3.6 },
          { path: '60,176 58,190 54,200', width: 3.2 },
        ],
      },
    );
    // ears
    scene.form(polygon('62,112 40,104 22,114 34,128 58,128').withThickness(18), { dim: true, rim: false });
    // head
    scene.form(
      spline(
        '70,96 98,88 128,98 136,122 126,146 108,168 92,188 70,194 52,186 48,168 56,144 58,116',
      ).withThickness(80),
      {
        shade: 9,
        marks: [
          {
            path: spline('30,150 60,152 74,128 76,84 94,84 94,120 90,150 100,180 80,210 30,204'),
            ramp: 'belly',
          },
        ],
      },
    );
    scene.form(polygon('130,112 152,102 174,112 164,128 134,130').withThickness(20), { rim: false });
    // beard
    scene.form(spline('60,190! 78,196 96,184! 98,204 92,220! 84,214 80,210! 78,224 70,236! 62,220 58,206!'), {
      ramp: 'belly',
      miter: true,
      shade: 4,
    });
    // face
    eye(scene, 66, 128, 17, 19, { kind: 'fierce', mirror: true });
    eye(scene, 108, 129, 26, 23, { kind: 'fierce' });
    nose(scene, 60, 168, 18, '#5a4a58');
    mouth(scene, 68, 182, 22, 'smile', { lineWidth: 3.2 });
  },
);

import { creature } from '../creature.ts';
import { blush, ellipse, eye, ink, type Scene, skull, spline, tube } from '../kit.ts';
import { drawCrown, drawGown } from './amanitiara-regalia.ts';

const palette = {
  main: '#df3a3a',
  dot: '#fff0d0',
  belly: '#fbeed2',
  gill: '#e3bd95',
  moss: '#86b04a',
  mossDark: '#52803a',
  iris: '#5c8a2c',
};
const roles = { dot: 'belly', gill: 'belly', moss: 'accent' } as const;
const dark = { main: '#61315f', dot: '#ff86b4', moss: '#b8327a', mossDark: '#6f2358', belly: '#a58fb4' };
const shiny = {
  main: '#4a7be0',
  dot: '#fff2b0',
  belly: '#fdf3ec',
  gill: '#c9bfe8',
  moss: '#f2b93a',
  mossDark: '#c8862a',
};

/** Overskirt of scarlet drapes. */
function drawDrapes(scene: Scene): void {
  scene.form(
    spline(
      '114,154 146,154 176,178 206,222 214,248! 192,242 176,222! 166,238 150,246! 138,232 130,214! 118,234 100,244! 92,234 86,220! 70,240 46,246! 58,216 84,178',
    ),
    {
      shade: 8,
      marks: [
        {
          path: [
            ellipse(82, 204, 8, 10, 30),
            ellipse(118, 206, 7, 9, 6),
            ellipse(152, 214, 8, 10, -8),
            ellipse(188, 218, 8, 10, -34),
          ],
          ramp: 'dot',
        },
        { path: [ellipse(106, 180, 5, 6), ellipse(140, 182, 5, 6), ellipse(166, 188, 5, 6)], ramp: 'dot' },
      ],
    },
  );
}

/** A fly-agaric queen whose cap has become a crown. */
export const amanitiara = creature(
  'amanitiara',
  { plan: 'sprite', palette, roles, stage: 2, dark, shiny },
  (scene) => {
    drawGown(scene);
    drawDrapes(scene);
    // far arm, sleeve and hand spread in greeting
    scene.form(tube('112,136,9 84,158,9 56,152,11'), { ramp: 'moss', dim: true, rim: false, shade: 3 });
    scene.form(tube('54,152,8.5 38,142,8.5'), { ramp: 'dot', dim: true, rim: false, shade: 2 });
    // bodice
    scene.form(spline('108,120 130,116 154,120 152,140 146,160 114,160 110,140'), {
      shade: 6,
      lines: ['122,134 126,146 128,156', '140,134 136,146 134,156'],
    });
    scene.form(tube('112,160,6 130,164,6.5 148,160,6'), {
      ramp: 'mossDark',
      rim: false,
      lineWidth: 0.9,
      shade: 3,
    });
    // ruff
    scene.form(
      spline(
        '66,112! 90,104 130,106 172,104 192,114! 186,128 174,128! 164,142 149,135! 134,148 119,136! 104,143 92,131! 76,132',
      ),
      {
        ramp: 'belly',
        shade: 5,
        lines: [
          '88,116 91,124 92,128',
          '116,120 118,128 119,133',
          '146,119 148,126 149,132',
          '166,114 171,121 173,125',
        ],
      },
    );
    // near arm, hand on the hip
    scene.form(tube('154,136,9 184,142,9 202,158,9 188,172,8.5 172,178,8'), {
      ramp: 'moss',
      rim: false,
      lineWidth: 0.9,
      shade: 3,
    });
    scene.form(tube('174,178,8 156,178,8.5'), { ramp: 'dot', rim: false, lineWidth: 0.9, shade: 3 });
    // ringlet of moss
    scene.form(tube('158,84,8 172,98,7 168,114,6 178,124,4.5 190,118,0'), {
      ramp: 'moss',
      rim: false,
      lineWidth: 0.85,
      shade: 3,
    });
    // head
    scene.form(skull(122, 86, 48, { high: 0.92, cheek: 0.6 }), {
      ramp: 'belly',
      shade: 8,
      cast: [ellipse(124, 62, 60, 16)],
      lines: ['84,106 88,116 96,122', '160,106 156,116 148,122'].map((path) => ({ path, width: 3 })),
      marks: [
        {
          path: [
            ellipse(92, 116, 5, 4),
            ellipse(106, 124, 4, 3.4),
            ellipse(150, 118, 5, 4),
            ellipse(138, 125, 4, 3.4),
          ],
          ramp: 'gill',
        },
      ],
    });
    drawCrown(scene);
    // face
    eye(scene, 98, 92, 23, 33, { kind: 'dot' });
    eye(scene, 138, 93, 30, 38, { kind: 'dot' });
    scene.flat(ink('106,114 114,119 124,113', 4), '#8c2334');
    blush(scene, 158, 110, 8);
  },
);

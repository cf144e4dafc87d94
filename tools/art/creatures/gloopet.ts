import { creature } from '../creature.ts';
import { blush, ellipse, eyes, mouth, polygon, type Scene, spline, tube } from '../kit.ts';

const palette = {
  main: '#a763d6',
  belly: '#d9a8f2',
  accent: '#a6e34b',
  tin: '#b4c0d2',
  tinDark: '#7a879e',
  label: '#f08a4b',
  hollow: '#3d2658',
  brass: '#ffcf4d',
  tongue: '#a6e34b',
  iris: '#8bd42c',
};
const roles = { hollow: 'fixed', tin: 'belly', label: 'accent', brass: 'accent' } as const;
const dark = { accent: '#84d555', tongue: '#84d555', label: '#5f8202', tin: '#5b888e', tinDark: '#2d5a5f' };
const shiny = {
  main: '#ff8fae',
  belly: '#ffd3dc',
  tin: '#f0d9a0',
  tinDark: '#b58f4a',
  label: '#4fa8c9',
  accent: '#ffe04a',
  tongue: '#8a5ad8',
};

/** The tin it lives in, lying on its side, the lid bent open. */
function drawTin(scene: Scene): void {
  scene.form(spline('118,86! 150,74 206,76 234,88! 246,130 240,182 230,206! 196,220 146,222 118,214!'), {
    ramp: 'tin',
    shade: 12,
    gloss: true,
    highlights: [spline('146,86 196,84 220,90 190,92 150,94')],
    marks: [{ path: spline('150,60! 208,62! 222,140 208,236! 150,236! 164,150'), ramp: 'label' }],
    lines: [
      { path: '150,76 164,148 150,222', width: 3 },
      { path: '207,78 220,146 206,216', width: 3 },
      { path: '226,88 236,146 224,206', width: 3 },
    ],
  });
  // a fish on the label
  scene.form(spline('166,148! 176,134 196,136 204,142! 214,134 214,158 204,152! 192,160 174,158'), {
    ramp: 'belly',
    lineWidth: 0.7,
    rim: false,
    shade: 3,
  });
  scene.flat(ellipse(176, 145, 2.4), 'hollow');
  // lid, still hanging on
  scene.form(
    spline(
      '100,88! 88,58 92,28 112,6! 122,18! 136,8! 142,24! 158,20! 160,36! 174,38! 166,64 148,84 128,92!',
    ).withThickness(34),
    {
      ramp: 'tin',
      miter: true,
      shade: 6,
      marks: [
        { path: ellipse(124, 50, 20, 14, -44), ramp: 'tinDark' },
        { path: ellipse(125, 52, 17, 11, -44), ramp: 'tin' },
      ],
    },
  );
  scene.form(ellipse(112, 150, 34, 68, 4), {
    ramp: 'tinDark',
    shade: 3,
    marks: [{ path: ellipse(110, 150, 27, 60, 4), ramp: 'hollow' }],
  });
}

/** Objects it has found, seen through the slime. */
function drawFinds(scene: Scene): void {
  const small = { ramp: 'brass', lineWidth: 0.65, rim: false, shade: 2 } as const;
  scene.form(
    [
      ellipse(54, 206, 9),
      tube('62,208,3 84,214,3'),
      polygon('76,212 76,222 80,223 81,214'),
      polygon('82,214 82,222 86,222 87,215'),
    ],
    small,
  );
  scene.flat(ellipse(53, 206, 3.6), scene.colour('main'));
  scene.form(ellipse(116, 208, 9, 8, 12), { ...small, ramp: 'label' });
  for (const [x, y] of [
    [113, 205],
    [119, 206],
    [113, 211],
    [119, 212],
  ] as const) {
    scene.flat(ellipse(x, y, 1.5), 'hollow');
  }
}

/** A slime that moved into a sardine tin, and keeps things. */
export const gloopet = creature(
  'gloopet',
  { plan: 'slime', palette, stage: 1, roles, dark, shiny },
  (scene) => {
    drawTin(scene);
    // spoon
    scene.form([tube('4,128,4 -2,96,3.6'), ellipse(-6, 70, 12, 19, -8)], {
      ramp: 'tin',
      lineWidth: 0.85,
      shade: 3,
      gloss: true,
      highlights: [ellipse(-9, 64, 3, 6, 0)],
    });
    scene.form([tube('52,168,14 22,164,11 6,142,9'), ellipse(3, 130, 11, 11)], { shade: 4, rim: false });
    // slime that wells out of the tin
    const rightSide = '92,88 122,94 142,124 146,164 164,194 184,206 192,222 172,232';
    const hem = '150,230 134,236 112,232 92,238 66,232 46,238 24,232 8,222';
    scene.form(spline(`${rightSide} ${hem} 8,204 30,190 40,156 46,118 66,94`), {
      shade: 14,
      gloss: true,
      highlights: [ellipse(72, 114, 17, 8, -34), ellipse(48, 146, 5, 10, 12)],
      marks: [
        {
          path: [
            ellipse(131, 168, 7, 5),
            ellipse(146, 182, 5, 4),
            ellipse(26, 214, 7, 5),
            ellipse(158, 214, 8, 5),
          ],
          ramp: 'accent',
        },
      ],
    });
    drawFinds(scene);
    // a feeler over the edge of the tin
    scene.form([tube('122,104,10 134,84,9 144,84,9'), ellipse(146, 88, 11, 10)], { shade: 3, rim: false });
    eyes(scene, 86, 144, 52, 31, 38, { kind: 'dot' });
    mouth(scene, 80, 172, 40, 'open', { tongue: scene.colour('tongue') });
    blush(scene, 122, 172, 9, '#ff7db0');
    blush(scene, 50, 170, 7, '#ff7db0');
  },
);

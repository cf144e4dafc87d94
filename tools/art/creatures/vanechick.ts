import { creature } from '../creature.ts';
import { blush, ellipse, eyes, polygon, type Scene, spline, tube } from '../kit.ts';
import { arrowHead, drawRivet, drawSheet, VANE_KINDS, VANES } from './weathervanes.ts';

/** The rod it turns on, with its ball and its foot. */
function drawRod(scene: Scene): void {
  scene.form(tube('122,170,6 122,244,6', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'copper',
    shade: 4,
    rim: false,
  });
  scene.form(
    spline('122,228 138,236 158,240 168,250 160,256! 142,252 122,258! 102,252 84,256! 76,250 86,240 106,236'),
    {
      ramp: 'copper',
      shade: 4,
      rim: false,
    },
  );
  scene.form(ellipse(122, 202, 13, 12), {
    ramp: 'copper',
    shade: 4,
    rim: false,
    highlights: [ellipse(118, 198, 4, 2.6, -20)],
  });
}

/** The arrow through its body; it points to the right, the beak to the left. */
function drawArrow(scene: Scene): void {
  scene.form(tube('0,174,5.5 120,156,5.5 238,140,5.5', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'gilt',
    shade: 3,
    rim: false,
  });
  drawSheet(scene, arrowHead(228, 141, 48, 60, -8), 'giltDark', { ramp: 'gilt' });
  const vanes = '-20,154 20,148 36,168 20,190 -20,196 -2,175';
  drawSheet(scene, polygon(vanes), 'giltDark', {
    ramp: 'gilt',
    lines: [
      { path: '2,175 34,169', width: 3, taper: 'none' },
      { path: '8,152 18,170', width: 3, taper: 'none' },
      { path: '8,190 18,173', width: 3, taper: 'none' },
    ],
  });
}

/** A cheerful weathervane chick, cut from sheet metal. */
export const vanechick = creature(
  'vanechick',
  { plan: 'bird', palette: VANES, stage: 1, ...VANE_KINDS },
  (scene) => {
    drawRod(scene);
    drawArrow(scene);
    // tail, two feathers cut round
    drawSheet(scene, spline('150,98! 172,76 206,64 222,74 218,92 190,110 160,118!'), 'copperDark', {
      ramp: 'copper',
    });
    drawSheet(scene, spline('136,84! 144,50 166,22 186,18 196,34 186,64 160,102!'), 'copperDark', {
      ramp: 'copper',
    });
    // comb, three bumps
    drawSheet(
      scene,
      spline('76,70! 62,52 68,38 82,42! 84,22 100,18 106,36! 118,26 132,36 124,66!'),
      'copperDark',
      {
        ramp: 'copper',
      },
    );
    // body, one plate
    drawSheet(
      scene,
      spline('108,48 144,58 170,88 176,124 162,160 130,182 96,180 64,162 48,130 50,92 72,60'),
      'storm',
      {
        shade: 11,
        gloss: true,
        highlights: [ellipse(86, 67, 14, 5, -28)],
        marks: [{ path: spline('40,132 66,124 98,130 116,150 118,200 50,190'), ramp: 'cloud' }],
      },
      8,
    );
    // slit the arrow goes through
    scene.flat(tube('50,167,4 62,165,4'), scene.ramp('main').line);
    for (const [x, y] of [
      [134, 70],
      [142, 164],
    ] as const) {
      drawRivet(scene, x, y, 4.4);
    }
    // wing on its rivet, thrown up
    drawSheet(
      scene,
      spline(
        '118,130! 124,110 144,98 166,84 188,76! 190,90 200,94! 194,106 200,116! 182,128 160,146 134,150!',
      ),
      'storm',
      {
        ramp: 'cloud',
        lines: [
          { path: '154,112 170,102 182,95', width: 3 },
          { path: '160,128 174,119 186,112', width: 3 },
        ],
      },
    );
    drawRivet(scene, 136, 128, 5);
    // open beak
    scene.form(spline('82,112! 64,120 48,121! 50,134 62,140 76,132!'), {
      ramp: 'copperDark',
      lineWidth: 0.9,
      flat: true,
      marks: [{ path: ellipse(66, 134, 10, 7), flat: '#ff9a9a' }],
    });
    drawSheet(
      scene,
      spline('87,112! 75,98 56,97 33,107! 50,119 68,122!'),
      'copperDark',
      { ramp: 'copper' },
      3,
    );
    // face
    eyes(scene, 90, 92, 48, 33, 40, { kind: 'dot' });
    blush(scene, 120, 118, 9);
  },
);

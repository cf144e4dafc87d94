import { creature } from '../creature.ts';
import { blush, ellipse, eyes, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawVanechickBack } from './vanechick-back.ts';
import { drawKick, drawRod, drawStand } from './vanechick-rod.ts';
import { arrowHead, drawRivet, drawSheet, VANE_KINDS, VANES } from './weathervanes.ts';

/** The shaft of the arrow and its feathers; the point is the beak. */
function drawArrow(scene: Scene): void {
  scene.form(tube('60,138,6 150,116,6 258,84,6', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'gilt',
    shade: 3,
    rim: false,
  });
  drawSheet(scene, polygon('206,98 226,58 276,46 258,84 292,112 238,130 '), 'giltDark', {
    ramp: 'gilt',
    lines: [
      { path: '206,98 258,84', width: 3, taper: 'none' },
      { path: '226,92 246,62', width: 3, taper: 'none' },
      { path: '230,94 262,114', width: 3, taper: 'none' },
    ],
  });
}

/** A chick of sheet metal that is a weathervane: its beak is the point of the arrow, its tail the feathers. */
export const vanechick = creature(
  'vanechick',
  {
    plan: 'bird',
    palette: VANES,
    stage: 1,
    back: drawVanechickBack,
    ...VANE_KINDS,
  },
  (scene) => {
    drawRod(scene);
    drawKick(scene, false);
    drawArrow(scene);
    // comb, three bumps
    drawSheet(
      scene,
      spline('84,62! 66,42 72,24 90,30! 92,8 112,2 120,24! 134,12 150,24 138,60!'),
      'copperDark',
      { ramp: 'copper', back: 'on head' },
    );
    drawStand(scene, false);
    // body, one plate
    drawSheet(
      scene,
      spline('116,44 156,52 186,84 192,124 174,164 138,186 100,184 68,164 52,130 56,90 82,56'),
      'storm',
      {
        shade: 12,
        gloss: true,
        highlights: [ellipse(96, 62, 15, 5, -28)],
        marks: [{ path: spline('44,144 72,138 106,146 124,164 128,206 50,200'), ramp: 'cloud' }],
      },
      8,
    );
    for (const [x, y] of [
      [150, 70],
      [154, 166],
    ] as const) {
      drawRivet(scene, x, y, 4.6);
    }
    // wing on its rivet, thrown up
    drawSheet(
      scene,
      spline(
        '134,140! 138,112 162,92 190,66 216,52! 218,70 230,74! 222,90 230,102! 212,112 208,126! 184,148 154,164!',
      ),
      'storm',
      {
        ramp: 'cloud',
        miter: false,
        lines: [
          { path: '172,120 192,98 208,82', width: 3 },
          { path: '178,134 198,118 216,104', width: 3 },
        ],
      },
    );
    drawRivet(scene, 152, 140, 5.4);
    // lower half of the beak
    scene.form(spline('84,150! 64,162 42,162! 46,178 66,184 86,170!'), {
      ramp: 'giltDark',
      lineWidth: 0.9,
      flat: true,
      back: 'hidden',
      marks: [{ path: ellipse(66, 176, 12, 8), flat: '#ff9a9a' }],
    });
    // the arrowhead of a beak
    drawSheet(scene, arrowHead(60, 138, 62, 58, 173), 'giltDark', {
      ramp: 'gilt',
      lines: [{ path: '56,141 28,145', width: 3 }],
    });
    // face
    eyes(scene, 104, 98, 54, 33, 42, { kind: 'dot' });
    blush(scene, 140, 134, 10);
  },
);

import { ellipse, ink, type Path, type Scene, spline, tube } from '../kit.ts';
import { foamBalls } from '../parts/water.ts';
import { drawGlass, drawLip, drawRoll, drawShine } from './flotsoul-bottle.ts';

/** Tilts a path with the bottle, to the right as it sails away. */
const lean = (path: Path): Path => path.rotate(17, 128, 150);

/** From behind: the back of the letter with its seal, seen through the glass, and the wake. */
export function drawFlotsoulBack(scene: Scene): void {
  scene.headAt(133, 136, 48);
  // bow wave, beyond the bottle
  scene.form([ellipse(176, 222, 16, 13), ellipse(194, 208, 13, 12), ellipse(156, 230, 16, 13)], {
    ramp: 'foam',
    dim: true,
    shade: 4,
  });
  // cork
  scene.form(lean(spline('108,34! 104,6 128,0 152,6 148,34!')), {
    ramp: 'cork',
    shade: 7,
    lines: [lean(ink('120,14 124,20 120,27', 2.8)), lean(ink('138,12 140,18 138,24', 2.4))],
  });
  drawGlass(scene, lean);
  // the letter inside and its seal
  scene.form(
    lean(
      spline(
        '90,100! 128,95 166,100! 169,132 167,164 172,194! 160,190 150,200! 140,192 128,202! 116,192 104,200! 96,190 84,196! 90,162 87,130',
      ),
    ),
    {
      ramp: 'letter',
      shade: 7,
      lineWidth: 0.85,
      lines: [lean(ink('98,126 112,124 126,126', 3)), lean(ink('134,180 146,181 156,179', 3))],
    },
  );
  drawRoll(scene, lean, -1);
  scene.form(
    lean(spline('128,136 140,138 148,146 149,158 142,168 130,171 118,168 110,160 110,148 116,139')),
    {
      ramp: 'accent',
      lineWidth: 0.85,
      shade: 3,
      marks: [{ path: lean(ellipse(129, 154, 8)), flat: scene.ramp('accent').light }],
    },
  );
  drawShine(scene, lean);
  drawLip(scene, lean);
  // the knot at the back of the ribbon
  for (const bow of [
    '126,76! 112,60 96,58 92,70! 98,84 114,84',
    '130,76! 144,60 160,60 164,72! 156,86 142,84',
    '124,80! 112,94 110,110! 124,106 130,84',
    '130,80! 146,92 150,108! 136,106 128,84',
  ]) {
    scene.form(lean(spline(bow)), { ramp: 'accent', lineWidth: 0.8, shade: 3 });
  }
  scene.form(lean(ellipse(128, 77, 7, 6)), { ramp: 'accent', lineWidth: 0.8, rim: false, shade: 2 });
  // wake of foam, nearest
  scene.form(tube('132,226,28 90,244,27 46,234,22 20,204,15 30,174,9 46,176,1').withThickness(40), {
    ramp: 'sea',
    shade: 8,
    marks: [
      {
        path: foamBalls([
          [120, 214, 22],
          [92, 224, 21],
          [62, 220, 18],
          [40, 204, 14],
          [30, 186, 10],
          [34, 170, 9],
        ]),
        ramp: 'foam',
      },
    ],
  });
}

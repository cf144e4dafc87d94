import { creature } from '../creature.ts';
import { ellipse, eye, ink, mouth, type Path, type Scene, spline, tube } from '../kit.ts';
import { foamBalls } from '../parts/water.ts';
import { drawFlotsoulBack } from './flotsoul-back.ts';
import { drawGlass, drawLip, drawRoll, drawShine } from './flotsoul-bottle.ts';

const palette = {
  main: '#3f9f6c',
  glass: '#7ad09c',
  letter: '#fbe9c2',
  ink: '#c9a878',
  cork: '#c98d55',
  foam: '#eefaff',
  sea: '#8fd2ef',
  accent: '#e8505b',
  iris: '#2f86b8',
};
const roles = {
  letter: 'belly',
  ink: 'belly',
  cork: 'main',
  foam: 'belly',
  sea: 'main',
  glass: 'main',
} as const;
const dark = {
  main: '#797a01',
  glass: '#797a02',
  letter: '#94c3bf',
  ink: '#608e92',
  cork: '#144347',
  foam: '#72a09d',
  sea: '#356169',
  accent: '#75d044',
};
const shiny = {
  main: '#c9722c',
  glass: '#ffb64a',
  letter: '#ffd2de',
  ink: '#e09ab0',
  cork: '#6a4f9c',
  foam: '#ffe0cc',
  sea: '#ff8a98',
  accent: '#4f7fe8',
};
const options = {
  plan: 'vessel',
  palette,
  stage: 1,
  float: 0,
  back: drawFlotsoulBack,
  roles,
  dark,
  shiny,
} as const;

/** Tilts a path with the bottle: 19° counter-clockwise about (128, 150). */
const lean = (path: Path): Path => path.rotate(-19, 128, 150);

function drawLetter(scene: Scene): void {
  scene.form(
    lean(
      spline(
        '90,98! 128,92 166,98! 170,130 168,160 174,196! 162,190 154,202! 144,192 132,206! 120,194 106,202! 100,190 84,196! 90,160 86,130',
      ),
    ),
    {
      ramp: 'letter',
      shade: 7,
      lineWidth: 0.85,
      lines: [lean(ink('112,176 126,177 140,175', 3)), lean(ink('116,185 126,186 136,184', 3))],
    },
  );
  drawRoll(scene, lean, 1);
}

/** A small soul in a message bottle. */
export const flotsoul = creature('flotsoul', options, (scene) => {
  // tail of foam
  scene.form(tube('132,222,26 176,236,24 218,224,18 240,194,12 228,168,7 214,172,1'), {
    ramp: 'sea',
    shade: 7,
    marks: [
      {
        path: foamBalls([
          [150, 214, 20],
          [176, 222, 18],
          [202, 218, 15],
          [220, 200, 12],
          [226, 182, 9],
          [222, 168, 8],
        ]),
        ramp: 'foam',
      },
    ],
  });
  // cork
  scene.form(lean(spline('108,34! 104,4 128,0 152,4 148,34!')), {
    ramp: 'cork',
    shade: 7,
    marks: [{ path: lean(ellipse(128, 6, 24, 7)), flat: scene.ramp('cork').light }],
    lines: [lean(ink('136,16 140,20 137,26', 2.8))],
  });
  drawGlass(scene, lean);
  drawLetter(scene);
  // hands on the glass
  const hand = { ramp: 'letter', lineWidth: 0.85, shade: 3, rim: false } as const;
  scene.form(lean(ellipse(84, 166, 10, 12, -20)), hand);
  scene.form(lean(ellipse(174, 162, 11, 13, 20)), hand);
  // face
  eye(scene, 92, 138, 32, 38, { look: [-0.2, -0.15] });
  eye(scene, 136, 128, 40, 44, { look: [-0.2, -0.15] });
  mouth(scene, 118, 162, 15, 'open', { lineWidth: 2.8 });
  drawShine(scene, lean);
  drawLip(scene, lean);
  // bow of the ribbon
  scene.form(
    [lean(spline('150,72! 172,60 182,72! 170,80')), lean(spline('150,74! 168,86 170,104! 154,94'))],
    {
      ramp: 'accent',
      lineWidth: 0.8,
      shade: 3,
    },
  );
  // bow wave
  scene.form(
    [
      ellipse(92, 218, 15, 13),
      ellipse(112, 230, 18, 15),
      ellipse(138, 232, 19, 16),
      ellipse(164, 228, 16, 14),
      ellipse(76, 208, 10, 9),
    ],
    { ramp: 'foam', shade: 5 },
  );
});

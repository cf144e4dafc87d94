import { fluff, type Scene, spline } from '../kit.ts';
import { behind, stances } from '../parts/stances.ts';
import { foamBalls } from '../parts/water.ts';
import { drawTwistedHorn, flankDrops } from './narwhals.ts';

/** The calf swims away: flukes near and large, the stub of its horn ahead. */
export function drawNubwhalBack(scene: Scene): void {
  scene.headAt(204, 128, 58);
  scene.stand(
    [200, 94],
    { roar: { turn: 10, grow: 1.14 }, pain: { turn: -8, grow: 0.94 }, joy: { turn: -4, grow: 1.06 } },
    () => {
      drawTwistedHorn(scene, '206,86,14 220,64,12 230,46,9 234,36,5', 3, { slant: 0.1 });
      scene.form(fluff(198, 88, 27, 16, 8, 0.22, 22), { ramp: 'foam', shade: 4 });
    },
  );
  scene.stand([226, 148], { roar: -34, pain: 24, joy: -44 }, () => {
    // far flipper
    scene.form(spline('222,140! 246,142 264,158 270,182! 250,180 232,172 218,160!'), {
      dim: true,
      shade: 4,
    });
  });
  // body, round at the head, narrow at the tail
  scene.form(
    spline(
      '190,76 226,90 244,126 238,166 210,196 166,210 122,206 88,212 68,206 64,186 82,170 112,150 134,112 158,86',
    ).withThickness(110),
    {
      shade: 14,
      marks: [
        { path: spline('250,140 232,176 206,196 160,208 116,206 90,216 130,240 240,230'), ramp: 'belly' },
        ...flankDrops([
          [176, 150, 11, 40],
          [150, 166, 9, 46],
          [126, 180, 7, 52],
          [106, 188, 5, 56],
        ]),
      ],
      lines: [
        { path: '152,132 130,152 108,174', width: 3.6 },
        { path: '90,182 98,190 100,202', width: 3.4 },
      ],
    },
  );
  scene.stand([186, 200], { roar: 40, pain: -26, joy: 54 }, () => {
    // near flipper
    scene.form(spline('170,190! 152,206 148,230 158,250! 182,240 200,220 206,198'), {
      shade: 6,
      marks: [
        {
          path: foamBalls([
            [156, 250, 17],
            [176, 243, 11],
          ]),
          ramp: 'foam',
        },
      ],
    });
  });
  scene.stand([92, 190], behind(stances.tail), () => {
    drawFlukes(scene);
  });
}

/** The flukes, spread towards who looks. */
function drawFlukes(scene: Scene): void {
  scene.form(
    spline(
      '84,192! 62,210 32,214 8,198 -2,172! 12,160 38,162 58,174! 56,148 68,124 92,112! 108,128 110,156 98,182',
    ).withThickness(54),
    {
      miter: true,
      shade: 8,
      marks: [
        {
          path: foamBalls([
            [0, 176, 22],
            [20, 160, 15],
            [92, 114, 22],
            [72, 124, 13],
          ]),
          ramp: 'foam',
        },
      ],
      lines: [
        { path: '78,190 54,192 32,188', width: 3.4 },
        { path: '88,182 86,160 86,142', width: 3.4 },
      ],
    },
  );
}

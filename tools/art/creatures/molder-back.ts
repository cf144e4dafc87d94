import { ellipse, type Scene, spike, spline, toes, tube } from '../kit.ts';

/** A digging hand seen from its back, claws to the ground. */
function hand(scene: Scene, x: number, y: number, dim: boolean): void {
  for (const side of [-1, 0, 1]) {
    scene.form(spike(x + side * 13 + 2, y + 12 - Math.abs(side) * 3, 36, 17, 88 - side * 14), {
      ramp: 'claw',
      dim,
      lineWidth: 0.85,
      miter: true,
      rim: false,
    });
  }
  scene.form(ellipse(x, y, 25, 21, 8), {
    ramp: 'accent',
    dim,
    lines: [
      {
        path: [
          [x - 7, y + 6],
          [x - 8, y + 17],
        ],
        width: 3,
      },
      {
        path: [
          [x + 8, y + 6],
          [x + 9, y + 16],
        ],
        width: 3,
      },
    ],
  });
}

/** From behind: the helmet low over the neck, its strap, a saddle of dark fur, soles and tail. */
export function drawMolderBack(scene: Scene): void {
  scene.headAt(130, 70, 52);
  // far arm and foot
  scene.form(tube('180,150,15 206,162,15'), { dim: true });
  hand(scene, 216, 172, true);
  scene.form(ellipse(166, 226, 22, 10), { ramp: 'accent', dim: true });
  // body
  scene.form(
    spline('134,72 176,92 198,140 198,192 172,224 126,232 84,224 58,190 60,140 88,92').withThickness(120),
    {
      shade: 15,
      marks: [{ path: spline('190,150 206,170 200,210 176,228 180,196'), ramp: 'belly' }],
      cast: [ellipse(132, 96, 74, 28)],
      lines: [
        { path: '104,138 98,148 98,158', width: 3.6 },
        { path: '138,132 138,144 134,152', width: 3.6 },
        { path: '168,144 170,156 166,164', width: 3.6 },
        { path: '88,176 82,186 83,196', width: 3.6 },
        { path: '120,168 116,178 118,188', width: 3.6 },
        { path: '152,172 154,184 150,192', width: 3.6 },
      ],
    },
  );
  // sole of the near foot
  scene.form(ellipse(100, 232, 28, 11), { ramp: 'accent', lines: toes(102, 241, 42, 4) });
  // tail, in front
  scene.form(tube('140,212,9 158,224,8 184,214,6 200,222,3'), { ramp: 'accent', shade: 3 });
  // lamp, its glow over the rim
  scene.form(ellipse(186, 50, 13, 15), { ramp: 'lamp', lineWidth: 0.85, shade: 3 });
  // helmet
  scene.form(spline('74,92 80,48 112,22 152,24 184,54 190,84! 160,104 116,110 84,102').withThickness(70), {
    ramp: 'helmet',
    gloss: true,
    highlights: [ellipse(106, 44, 16, 6, -24)],
    lines: [
      { path: '142,24 136,62 128,106', width: 3.4 },
      { path: '116,26 98,58 90,98', width: 3.4 },
      { path: '166,34 172,62 166,98', width: 3.4 },
    ],
  });
  scene.form(tube('66,94,8 92,110,9 132,114,9 174,102,8 200,84,7'), {
    ramp: 'helmet',
    lineWidth: 0.9,
    shade: 4,
  });
  // near arm
  scene.form(tube('76,152,17 46,164,17'), { shade: 5 });
  hand(scene, 36, 172, false);
}

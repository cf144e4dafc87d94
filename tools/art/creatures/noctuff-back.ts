import { drawEar, ellipse, fluff, pointedEar, type Scene, spline, tube } from '../kit.ts';

type Draw = (scene: Scene) => void;

/** From behind: the near wing holds on above, the other hangs half open beyond the body. */
export function drawNoctuffBack(scene: Scene, drawBranch: Draw, drawDroopingWing: Draw): void {
  scene.headAt(142, 146, 70);
  drawBranch(scene);
  // ears, seen from behind
  drawEar(scene, pointedEar(180, 94, 62, 42, -34, 12), 'main', undefined, { dim: true, miter: true });
  drawEar(scene, pointedEar(100, 96, 72, 46, -152, -14), 'main', undefined, { miter: true });
  // feet
  const foot = { ramp: 'accent', lineWidth: 0.8, rim: false } as const;
  scene.form([ellipse(162, 224, 7, 10, -8), ellipse(176, 221, 7, 10, -14)], { ...foot, dim: true });
  scene.form([ellipse(116, 226, 8, 11, 10), ellipse(131, 228, 8, 11, 4)], foot);
  drawDroopingWing(scene);
  // ball of fluff
  scene.form(fluff(142, 146, 70, 70, 14, 0.14, 8), {
    shade: 16,
    lines: [
      '120,102 114,110 116,118',
      '152,98 156,106 152,114',
      '178,116 184,124 181,132',
      '136,124 132,132 134,140',
    ].map((path) => ({ path, width: 3.4 })),
  });
  // near wing, stretched up to the branch
  scene.form(
    spline(
      '86,150! 64,148 46,160 36,176! 28,158 14,150 2,146! 14,126 14,104 6,84! 26,84 44,72 62,48! 76,66 92,90 104,112',
    ).withThickness(54),
    {
      ramp: 'wing',
      miter: true,
      shade: 9,
      lines: [
        { path: '62,58 38,78 12,88', width: 4 },
        { path: '66,64 40,108 8,144', width: 4 },
        { path: '70,70 58,120 38,170', width: 4 },
      ],
    },
  );
  scene.form(tube('102,122,10 78,92,8 66,46,7'), { shade: 3, rim: false });
  for (const spine of ['62,48,5.5 52,26,5.5 62,14,4.6', '68,48,5.5 72,22,5.5 80,14,4.6']) {
    scene.form(tube(spine), { ramp: 'accent', lineWidth: 0.8, rim: false });
  }
}

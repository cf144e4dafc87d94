import { ellipse, type Scene, spline, star, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

function drawRivets(scene: Scene, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) {
    scene.flat(ellipse(x, y, 4.6), scene.ramp('copper').line);
    scene.flat(ellipse(x, y, 3), scene.ramp('copper').light);
  }
}

/** Three stubby legs. */
export function drawLegs(scene: Scene): void {
  for (const [x, y, dim] of [
    [142, 238, true],
    [90, 244, false],
    [196, 242, false],
  ] as const) {
    scene.form(
      [
        tube([
          [x, y - 36, 15],
          [x, y - 12, 11],
        ]),
        ellipse(x - 2, y - 8, 16, 10),
      ],
      {
        ramp: 'band',
        dim,
        shade: 4,
      },
    );
  }
}

/** The polished vat. */
export function drawVat(scene: Scene): void {
  scene.form(spline('62,124! 50,152 56,194 84,220 142,228 200,220 228,194 234,152 222,124! 142,138'), {
    ramp: 'copper',
    shade: 16,
    gloss: true,
    highlights: [ellipse(84, 160, 9, 24, 14), ellipse(98, 200, 5, 9, 30)],
    marks: [
      {
        path: spline('40,176! 90,192 142,196 196,192 244,176! 244,196! 196,212 142,216 90,212 40,196!'),
        ramp: 'band',
      },
    ],
  });
  scene.flat(star(110, 158, 11, 2.6, 4), '#ffffff');
  drawRivets(scene, [
    [70, 197],
    [102, 204],
    [142, 206],
    [182, 204],
    [214, 197],
  ]);
}

/** The lid, tipped like a hat. */
export function drawLid(scene: Scene): void {
  const tip = (path: ReturnType<typeof ellipse>) => path.rotate(13, 142, 78);
  scene.form([tip(tube('142,34,8 142,14,6')), tip(ellipse(142, 12, 14, 11))], { ramp: 'band', shade: 4 });
  scene.form(tip(spline('64,76! 72,52 104,36 142,32 180,36 212,52 220,76! 142,92')), {
    ramp: 'copper',
    shade: 12,
    gloss: true,
    highlights: [tip(ellipse(104, 52, 20, 7, -20))],
  });
  scene.form(tip(tube('54,76,9 96,86,10 142,89,10.5 188,86,10 230,76,9')), { ramp: 'band', shade: 4 });
  drawRivets(
    scene,
    [-70, -36, 0, 36, 70].map((along) => {
      const [x, y] = polar(142, 84, along, 13);
      return [x, y - (along * along) / 900 + 3] as const;
    }),
  );
}

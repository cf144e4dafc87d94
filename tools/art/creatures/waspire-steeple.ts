import { ellipse, type Scene, spline } from '../kit.ts';

/** Outlines of the tiers, from the lowest, just above the eyes, to the top. */
const TIERS = [
  '84,24! 72,46 58,70! 80,66 92,76! 112,68 130,82! 152,72 168,76! 182,64 204,62! 190,40 178,18!',
  '96,-8! 88,12 72,34! 94,30 106,40! 130,32 150,40! 166,30 192,28! 178,8 168,-12!',
  '116,-52! 108,-30 100,-10 88,6! 106,2 120,12! 138,2 154,8! 166,2 176,2! 160,-24 138,-56!',
  '142,-88! 132,-70 118,-52 104,-34! 122,-40 132,-32! 144,-40 158,-36! 156,-62 156,-84!',
];

/** Lines of print on the tiers. */
const PRINT = [
  ['76,60 92,54 102,58', '164,62 176,54 190,54', '160,54 172,46 186,45'],
  ['92,22 106,18 116,22', '150,26 162,18 176,18'],
  ['106,-6 118,-10 128,-4', '140,-8 150,-14 162,-10'],
  ['122,-44 132,-48 142,-46'],
] as const;

/** The steeple of chewed newspaper, tier on tier, with its belfry. */
export function drawSteeple(scene: Scene): void {
  // finial
  scene.form(ellipse(151, -90, 9), { ramp: 'bronze', lineWidth: 0.8, shade: 3 });
  // tiers
  TIERS.forEach((tier, i) => {
    const above = TIERS[i + 1];
    scene.form(spline(tier), {
      ramp: i % 2 ? 'fold' : 'paper',
      miter: true,
      shade: 7,
      lines: PRINT[i]?.map((path) => ({ path, width: 2.6 })) ?? [],
      cast: above ? [spline(above).move(3, 9)] : [],
    });
  });
  // belfry with its bell
  scene.form(spline('112,62! 112,36 120,24 131,20 142,23 150,34 151,60!'), {
    ramp: 'black',
    shade: 0,
    rim: false,
    lineWidth: 0.8,
  });
  scene.form(spline('131,30 139,38 141,49 146,56! 117,56! 121,49 123,38'), {
    ramp: 'bronze',
    lineWidth: 0.6,
    shade: 3,
    gloss: true,
    highlights: [ellipse(127, 42, 2.4, 6, 8)],
  });
}

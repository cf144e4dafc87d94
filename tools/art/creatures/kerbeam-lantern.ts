import { ellipse, flame, flameCore, type Path, polygon, type Scene, spline, tube } from '../kit.ts';

/** Enlarges the upright lantern and swings it back about the point it hangs from. */
const swing = (path: Path): Path => path.scale(1.24, 1.24, 160, 136).rotate(-12, 160, 136);

/** The abdomen: a glazed lantern with a flame in it. */
export function drawLanternBody(scene: Scene): void {
  const iron = { ramp: 'coal', lineWidth: 0.85, shade: 3 } as const;
  // finial
  scene.form(swing(spline('150,256 170,256 172,268 160,286! 148,268')), iron);
  // panes
  const pane = polygon('106,174 214,174 194,252 126,252').withThickness(60);
  scene.form(swing(pane), {
    ramp: 'glass',
    shade: 6,
    marks: [{ path: swing(polygon('100,170 128,170 140,256 110,256')), ramp: 'flameTip' }],
  });
  scene.form(swing(flame(160, 252, 60, 78, 0.06)), {
    ramp: 'flame',
    miter: true,
    shade: 0,
    rim: false,
    gradient: false,
    lineWidth: 0.55,
    marks: [
      { path: swing(flame(160, 253, 42, 58, 0.06)), ramp: 'flameMiddle' },
      { path: swing(flameCore(160, 253, 26, 40, 0.06)), ramp: 'flameTip' },
    ],
  });
  // bars
  for (const bar of [
    '106,172,2.6 126,254,2.6',
    '214,172,2.6 194,254,2.6',
    '126,174,1.8 138,252,1.8',
    '194,174,1.8 182,252,1.8',
  ]) {
    scene.form(swing(tube(bar)), { ...iron, rim: false, lineWidth: 0.7 });
  }
  scene.form(swing(spline('118,248! 160,253 202,248! 205,258 160,264 115,258')), iron);
  // roof
  scene.form(
    swing(spline('142,136! 160,132 178,136! 190,156 232,164! 226,178 160,184 94,178! 88,164 130,156')),
    {
      ...iron,
      shade: 6,
      miter: true,
      lines: [{ path: swing(tube('92,167,1.3 160,175,1.4 228,167,1.3')) }],
    },
  );
  scene.form(swing(ellipse(160, 136, 18, 8)), iron);
}

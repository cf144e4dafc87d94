import {
  ellipse,
  flame,
  flameCore,
  leaf,
  leafVein,
  type Palette,
  Scene,
  type Style,
  spline,
  star,
} from '../kit.ts';

const PALETTE: Palette = {
  main: '#3f9f63',
  leaf: '#58b96a',
  leafLight: '#86d474',
  flame: '#f0552f',
  flameMiddle: '#ff9a3c',
  flameTip: '#ffe27a',
  night: '#2c3f6e',
};
const EMBLEM_STYLE: Style = { outerLine: 8, innerLine: 5, gradient: 0.8, rim: 1 };

/** An ember cradled by wild leaves. */
export function drawEmblem(id: string): string {
  const scene = new Scene(id, PALETTE, { style: EMBLEM_STYLE });
  // leaves behind
  for (const [degrees, length] of [
    [-158, 108],
    [-22, 108],
    [-128, 96],
    [-52, 96],
  ] as const) {
    scene.form(leaf(128, 206, length, 60, degrees), {
      ramp: 'main',
      miter: true,
      shade: 10,
      dim: degrees < -100,
    });
  }
  // the ember
  scene.form(flame(128, 210, 142, 184, 0.04), {
    ramp: 'flame',
    miter: true,
    shade: 9,
    rim: false,
    marks: [
      { path: flame(128, 212, 100, 134, 0.04), ramp: 'flameMiddle' },
      { path: flameCore(128, 212, 56, 84, 0.04), ramp: 'flameTip' },
    ],
  });
  // leaves in front
  for (const degrees of [-166, -14]) {
    scene.form(leaf(128, 226, 112, 64, degrees, degrees < -90 ? 16 : -16), {
      ramp: 'leaf',
      miter: true,
      shade: 9,
      lines: [leafVein(128, 226, 96, degrees)],
    });
  }
  // the bud that holds it
  scene.form(spline('128,180! 160,200 160,232 128,248 96,232 96,200'), {
    ramp: 'flameMiddle',
    shade: 8,
    gloss: true,
    highlights: [ellipse(116, 204, 8, 6, -30)],
  });
  // sparks
  scene.form(star(56, 72, 20, 7, 4), { ramp: 'flameTip', lineWidth: 0.7, rim: false, shade: 2 });
  scene.form(star(206, 58, 15, 5, 4), { ramp: 'flameTip', lineWidth: 0.7, rim: false, shade: 2 });
  return scene.content();
}

/** The emblem for sixteen pixels: one flame, two leaves. */
export function drawFavicon(): string {
  const scene = new Scene('favicon', PALETTE, {
    style: { outerLine: 12, innerLine: 8, gradient: 0.5, rim: 0 },
  });
  scene.form(flame(128, 224, 170, 204, 0.04), {
    ramp: 'flame',
    miter: true,
    shade: 10,
    marks: [{ path: flameCore(128, 226, 92, 126, 0.04), ramp: 'flameTip' }],
  });
  for (const degrees of [-160, -20]) {
    scene.form(leaf(128, 236, 120, 86, degrees), { ramp: 'leaf', miter: true, shade: 10 });
  }
  return `<g transform="translate(128 128) scale(.92) translate(-128 -124)">${scene.content()}</g>`;
}

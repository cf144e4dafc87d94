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

/** Draws the emblem: an ember between wild leaves. */
export function drawEmblem(id: string): string {
  const scene = new Scene(id, PALETTE, { style: EMBLEM_STYLE });
  // leaves behind
  for (const degrees of [-142, -38]) {
    scene.form(leaf(128, 214, 140, 62, degrees), {
      ramp: 'main',
      miter: true,
      shade: 10,
    });
  }
  // the ember
  scene.form(flame(128, 212, 122, 186, 0.04), {
    ramp: 'flame',
    miter: true,
    shade: 9,
    rim: false,
    marks: [
      { path: flame(128, 214, 86, 134, 0.04), ramp: 'flameMiddle' },
      { path: flameCore(128, 214, 48, 84, 0.04), ramp: 'flameTip' },
    ],
  });
  // leaves in front
  for (const degrees of [-166, -14]) {
    scene.form(leaf(128, 226, 112, 64, degrees, degrees < -90 ? 16 : -16), {
      ramp: 'leaf',
      shade: 9,
      lines: [leafVein(128, 226, 96, degrees)],
    });
  }
  // the bud that holds it
  scene.form(spline('128,170! 152,204 154,226 142,244 128,250 114,244 102,226 104,204'), {
    ramp: 'flameTip',
    shade: 9,
    gloss: true,
    highlights: [ellipse(117, 212, 6, 10, 14)],
  });
  // sparks
  scene.form(star(44, 66, 20, 7, 4), { ramp: 'flameTip', lineWidth: 0.7, rim: false, shade: 2 });
  scene.form(star(214, 52, 16, 5.5, 4), { ramp: 'flameTip', lineWidth: 0.7, rim: false, shade: 2 });
  return `<g transform="translate(128 128) scale(.96) translate(-128 -131)">${scene.content()}</g>`;
}

/** Draws the emblem for 16 pixels: one flame, two leaves. */
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
    scene.form(leaf(128, 236, 120, 86, degrees), { ramp: 'leaf', shade: 10 });
  }
  return `<g transform="translate(128 128) scale(.86) translate(-128 -146)">${scene.content()}</g>`;
}

/** The emblem for the home screen of a phone, which rounds the corners and shows transparent pixels black. */
export const drawTouchIcon = (): string =>
  `<rect width="256" height="256" fill="#fffdf5"/><svg x="24" y="20" width="208" height="208" viewBox="0 0 256 256">${drawEmblem('touch')}</svg>`;

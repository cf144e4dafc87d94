import { ellipse, type Palette, Scene, type Style, spline } from '../kit.ts';

const PALETTE: Palette = {
  leaf: '#4fb06a',
  flame: '#f0552f',
  flameMiddle: '#ff9a3c',
  flameTip: '#ffe27a',
};
/** Dark enough for a white tab and lighter than a black one. */
const INK = '#2a1f47';
const EMBLEM_STYLE: Style = { outerLine: 12, innerLine: 6, gradient: 0.8, rim: 1 };
const FAVICON_STYLE: Style = { outerLine: 18, innerLine: 8, gradient: 0.5, rim: 0 };

/** One shape that is a flame at its left and a leaf at its right. */
const OUTLINE =
  '146,12! 172,58 214,98 222,154 196,214 136,242 72,226 36,176 40,124! 60,142 76,126 78,92 98,54';
const BURNING = '146,8! 128,52 142,96 166,132 148,184 136,246 60,250 10,190 20,90 90,20';
const MIDDLE = '112,96! 122,130 140,150 134,190 126,226 92,216 70,186 78,160! 92,166 100,150 100,122';
const CORE = '112,152! 124,176 122,206 108,220 90,204 94,184';
const VEIN = '150,60 178,112 178,160 150,220';
const SIDE_VEINS = ['176,112 194,110 204,118', '180,140 198,142 208,152', '174,172 190,178 200,186'] as const;

/** Draws the emblem: half an ember, half a leaf. */
export function drawEmblem(id: string): string {
  const scene = new Scene(id, PALETTE, { style: EMBLEM_STYLE, outlineColour: INK });
  scene.form(spline(OUTLINE), {
    ramp: 'leaf',
    miter: true,
    shade: 12,
    marks: [
      { path: spline(BURNING), ramp: 'flame' },
      { path: spline(MIDDLE), ramp: 'flameMiddle' },
      { path: spline(CORE), ramp: 'flameTip' },
    ],
    lines: [VEIN, ...SIDE_VEINS],
  });
  scene.form(ellipse(62, 66, 9, 9), { ramp: 'flameTip', lineWidth: 0.7, shade: 2, rim: false });
  scene.form(ellipse(36, 98, 6, 6), { ramp: 'flameTip', lineWidth: 0.6, shade: 1, rim: false });
  return `<g transform="translate(128 128) scale(.93) translate(-130 -126)">${scene.content()}</g>`;
}

/** Draws the emblem for 16 pixels: the same shape without veins and sparks. */
export function drawFavicon(): string {
  const scene = new Scene('favicon', PALETTE, { style: FAVICON_STYLE, outlineColour: INK });
  scene.form(spline(OUTLINE), {
    ramp: 'leaf',
    miter: true,
    shade: 8,
    marks: [
      { path: spline(BURNING), ramp: 'flame' },
      { path: spline(MIDDLE), ramp: 'flameTip' },
    ],
  });
  return `<g transform="translate(128 128) scale(.95) translate(-129 -127)">${scene.content()}</g>`;
}

/** The emblem in one colour: its silhouette, in which the flame is left out. */
export function drawPlainEmblem(colour: string): string {
  const outline = spline(OUTLINE).data();
  const line = 'fill="none" stroke="#000" stroke-width="12"';
  const cut = `<path d="${spline(BURNING).data()}" ${line}/><path d="${spline(MIDDLE).data()}"/>`;
  return `<mask id="plain"><path d="${outline}" fill="#fff"/>${cut}</mask><rect width="256" height="256" fill="${colour}" mask="url(#plain)"/>`;
}

/** The emblem before an evening sky. `side` is its size, of 256; `top` is where it begins. */
const onSky = (side: number, top: number): string =>
  `<rect width="256" height="256" fill="#3d2b6b"/><circle cx="128" cy="300" r="210" fill="#8a4689"/><circle cx="128" cy="330" r="170" fill="#ff9a6b"/><svg x="${(256 - side) / 2}" y="${top}" width="${side}" height="${side}" viewBox="0 0 256 256">${drawEmblem('touch')}</svg>`;

/** The emblem for the home screen of a phone, which rounds the corners and shows transparent pixels black. */
export const drawTouchIcon = (): string => onSky(188, 28);

/** The same for systems that cut any shape out of it: what matters is in the circle of 80 % that always stays. */
export const drawMaskableIcon = (): string => onSky(176, 37);

/** The same for systems that show it as it is: with round corners. */
export const drawAppIcon = (): string =>
  `<clipPath id="corners"><rect width="256" height="256" rx="56"/></clipPath><g clip-path="url(#corners)">${onSky(188, 28)}</g>`;

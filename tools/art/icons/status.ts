import { makeRamp } from '../core/ramp.ts';
import { ellipse, flame, flameCore, mix, type Path, polygon, spline, star, tube } from '../kit.ts';
import { snowflake } from './glyphs.ts';

interface Sign {
  readonly colour: string;
  readonly fill: readonly Path[];
  readonly cut?: readonly Path[];
}

/** A Z as a shape, as pictures must not contain text. */
const snore = (x: number, y: number, size: number): Path => {
  const at = (a: number, b: number): string => `${x + a * size},${y + b * size}`;
  return polygon(
    [
      at(0, 0),
      at(1, 0),
      at(1, 0.26),
      at(0.46, 0.76),
      at(1, 0.76),
      at(1, 1),
      at(0, 1),
      at(0, 0.76),
      at(0.56, 0.26),
      at(0, 0.26),
    ].join(' '),
  );
};

/** The icons of the status conditions. */
export const STATUS_SIGNS = {
  burn: { colour: '#ee5a3a', fill: [flame(128, 214, 130, 172, 0.05)], cut: [flameCore(128, 204, 56, 76)] },
  freeze: { colour: '#4fb6e0', fill: snowflake() },
  paralyz: { colour: '#e6ac12', fill: [polygon('152,30 66,146 118,146 98,228 192,104 140,104 168,30')] },
  poison: {
    colour: '#a05bd0',
    fill: [
      spline('112,56! 150,116 168,152 152,196 112,210 72,196 56,152 74,116'),
      ellipse(186, 90, 24),
      ellipse(168, 44, 14),
    ],
    cut: [spline('76,154 82,180 104,196 86,192 68,174')],
  },
  sleep: { colour: '#6f7fc2', fill: [snore(48, 92, 112), snore(160, 40, 62)] },
  confuse: {
    colour: '#e07ab8',
    fill: [
      tube(
        '128,128,10 144,116,11 150,138,12 130,158,12 98,146,12 92,108,12 120,80,12 164,86,12 188,124,12 174,176,12 128,200,11 84,188,9',
      ),
      star(62, 66, 30, 12, 5),
    ],
  },
} as const satisfies Record<string, Sign>;

export type StatusName = keyof typeof STATUS_SIGNS;

/** A square badge with rounded corners, to distinguish it from the round ones of the types. */
export function statusIcon(name: StatusName): string {
  const { colour, fill, cut = [] }: Sign = STATUS_SIGNS[name];
  const ramp = makeRamp(colour);
  const data = (paths: readonly Path[]): string => paths.map((path) => path.clockwise().data()).join('');
  const stops = `<stop offset="0" stop-color="${mix(colour, ramp.light, 0.3)}"/><stop offset="1" stop-color="${mix(colour, ramp.shade, 0.5)}"/>`;
  return [
    `<defs><linearGradient id="${name}g" x1="0" y1="0" x2=".4" y2="1">${stops}</linearGradient></defs>`,
    `<rect x="8" y="8" width="240" height="240" rx="66" fill="${ramp.line}"/><rect x="20" y="20" width="216" height="216" rx="56" fill="url(#${name}g)"/>`,
    `<g transform="translate(15 15) scale(.88)"><path d="${data(fill)}" fill="#fff"/>`,
    cut.length > 0 ? `<path d="${data(cut)}" fill="${mix(colour, ramp.shade, 0.4)}"/>` : '',
    '</g>',
  ].join('');
}
